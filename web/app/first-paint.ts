/**
 * Runs at the end of the document, when its styles are there and before it is painted: asks for the fonts of the first screen,
 * so that the first layout has them; leaves out what the first screen does not show (`data-unpainted`); and starts the app
 * once the page is painted (docs/decisions/0107). What a viewer types, presses or sends before the app answers reaches
 * it when it does. It is a classic script without imports.
 */
(() => {
  const script = document.currentScript;
  const { modules, letters } = script instanceof HTMLScriptElement ? script.dataset : {};
  if (modules === undefined) return;
  const scripts = modules.split(' ');
  if (letters !== undefined)
    void document.fonts.load("1em 'Golos Text', 'Noto Sans Armenian'", letters).catch(() => undefined);

  /** What stylesheets leave out of an unpainted page. */
  const rest =
    '[data-below] > *, [data-part="cards"] > :nth-child(n + 9), [data-part="long-list"] > :nth-child(n + 15), footer > *';
  const elementsAtOnce = 40;
  /** Milliseconds that what is below waits for the app after the first paint. */
  const patience = 1000;
  const { dataset } = document.documentElement;
  // What an address leads to is to be found at once.
  if (location.hash === '') dataset['unpainted'] = '';
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    // Layout beside the parsing of scripts would keep a viewer's press waiting twice as long.
    const waited = new Promise((resolve) => setTimeout(resolve, patience));
    void Promise.race([importAll(), waited]).then(layOutRest);
  };

  /** One after the other, each after those that it imports: the browser can paint and answer between them. */
  const importAll = async (): Promise<void> => {
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    // What is missing, the app says.
    for (const href of scripts) await import(/* @vite-ignore */ href).catch(() => undefined);
  };

  /** Some elements in each frame. */
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

  /** Does the last thing that a viewer did before the app answered. */
  let again = (): void => undefined;
  const onClick = ({ target, isTrusted }: Event): void => {
    if (!isTrusted || !(target instanceof Element)) return;
    const pressed = target.closest<HTMLElement>('a[href], button:not([popovertarget]), [role="tab"]');
    // A link leads on, and a menu opens, without the app.
    again = () => {
      if (pressed?.matches('a') === false && pressed.isConnected) pressed.click();
    };
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    // The browser would load the page with what was typed in its address.
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
  /** React compares a field with what it had when it took the page over, and hears of what differs. */
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
    // Once the app has rendered what was typed.
    setTimeout(again);
  }).observe(document.documentElement, { attributeFilter: ['data-ready'] });

  if (document.hidden) start();
  else document.addEventListener('visibilitychange', start, { once: true });
  // A viewer who does something already waits for what it leads to.
  for (const type of ['pointerdown', 'keydown', 'input'])
    addEventListener(type, start, { once: true, capture: true, passive: true });
  // What is below is not as high as it will be: it is there before it is scrolled to.
  const layOutAll = (): void => void delete dataset['unpainted'];
  for (const type of ['wheel', 'scroll'])
    addEventListener(type, layOutAll, { once: true, capture: true, passive: true });
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  // Where no paint is reported. Sooner, a light page would start the app before it is painted.
  addEventListener('load', () => setTimeout(start, 300), { once: true });
})();
