/**
 * Runs at the end of the document, when its styles are loaded and before it is painted: requests the fonts of the first
 * screen, so that the first layout has them; omits the parts below the first screen (`data-unpainted`); and starts the
 * app once the page is painted (docs/decisions/0107). The viewer's input, presses and submits before the app is
 * hydrated are repeated afterwards. It is a classic script without imports.
 */
(() => {
  const script = document.currentScript;
  const { modules, letters } = script instanceof HTMLScriptElement ? script.dataset : {};
  if (modules === undefined) return;
  const scripts = modules.split(' ');
  if (letters !== undefined)
    void document.fonts.load("1em 'Golos Text', 'Noto Sans Armenian'", letters).catch(() => undefined);

  /** The elements that stylesheets omit from an unpainted page. */
  const rest =
    '[data-below] > *, [data-part="cards"] > :nth-child(n + 9), [data-part="long-list"] > :nth-child(n + 15), footer > *';
  const elementsAtOnce = 40;
  /** Milliseconds for which the parts below wait for the app after the first paint. */
  const patience = 1000;
  const { dataset } = document.documentElement;
  // The target of a fragment must exist at once.
  if (location.hash === '') dataset['unpainted'] = '';
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    // Layout during the parsing of scripts would double the delay of a viewer's press.
    const waited = new Promise((resolve) => setTimeout(resolve, patience));
    void Promise.race([importAll(), waited]).then(layOutRest);
  };

  /** Imports one module after the other, each after its own imports: the browser can paint and respond in between. */
  const importAll = async (): Promise<void> => {
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    // The app reports missing modules.
    for (const href of scripts) await import(/* @vite-ignore */ href).catch(() => undefined);
  };

  /** Lays out some elements in each frame. */
  const layOutRest = (): void => {
    const parts = [...document.querySelectorAll<HTMLElement>(rest)];
    const next = (): void => {
      for (let elements = 0; elements < elementsAtOnce;) {
        const part = parts.shift();
        if (part === undefined) {
          delete dataset['unpainted'];
          return;
        }
        part.dataset['shown'] = '';
        elements += part.getElementsByTagName('*').length;
      }
      requestAnimationFrame(next);
    };
    next();
  };

  /** Repeats the viewer's last action before the app was hydrated. */
  let again = (): void => undefined;
  const onClick = ({ target, isTrusted }: Event): void => {
    if (!isTrusted || !(target instanceof Element)) return;
    const pressed = target.closest<HTMLElement>('a[href], button:not([popovertarget]), [role="tab"]');
    // Links and menus work without the app.
    again = () => {
      if (pressed?.matches('a') === false && pressed.isConnected) pressed.click();
    };
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    // The browser would reload the page with the form's fields in its address.
    event.preventDefault();
    again = () => {
      if (form.isConnected) form.requestSubmit(submitter);
    };
  };
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLTextAreaElement) typed.add(target);
    if (target instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(target.type))
      typed.add(target);
  };
  /** Makes React notice the field's value: it compares it with the value at hydration. */
  const typeAgain = (field: HTMLInputElement | HTMLTextAreaElement): void => {
    const { value } = field;
    field.value = '';
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  addEventListener('input', onInput, { capture: true });
  addEventListener('click', onClick, { capture: true });
  addEventListener('submit', onSubmit, { capture: true });
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('input', onInput, { capture: true });
    removeEventListener('click', onClick, { capture: true });
    removeEventListener('submit', onSubmit, { capture: true });
    for (const field of typed) typeAgain(field);
    // After the app has rendered the input.
    setTimeout(again);
  }).observe(document.documentElement, { attributeFilter: ['data-ready'] });

  if (document.hidden) start();
  else document.addEventListener('visibilitychange', start, { once: true });
  // A viewer who acts is already waiting for the result.
  for (const type of ['pointerdown', 'keydown', 'input'])
    addEventListener(type, start, { once: true, capture: true, passive: true });
  // The parts below do not have their final height yet: they are laid out before the viewer scrolls to them.
  const layOutAll = (): void => void delete dataset['unpainted'];
  for (const type of ['wheel', 'scroll'])
    addEventListener(type, layOutAll, { once: true, capture: true, passive: true });
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  // For browsers that report no paint. With a shorter delay, a light page would start the app before it is painted.
  addEventListener('load', () => setTimeout(start, 300), { once: true });
})();
