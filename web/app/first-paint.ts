/**
 * Runs at the end of the document, when its styles are there and before it is painted: asks for the fonts of the first screen,
 * so that the first layout has them; leaves out what the first screen does not show (`data-unpainted`); and starts the app
 * once the page is painted (docs/decisions/0107). It is a classic script without imports.
 */
(() => {
  const script = document.currentScript;
  const { entry, letters } = script instanceof HTMLScriptElement ? script.dataset : {};
  if (entry === undefined) return;
  if (letters !== undefined)
    void document.fonts.load("1em 'Golos Text', 'Noto Sans Armenian'", letters).catch(() => undefined);

  document.documentElement.dataset['unpainted'] = '';
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    delete document.documentElement.dataset['unpainted'];
    void import(/* @vite-ignore */ entry);
  };
  if (document.hidden) start();
  else document.addEventListener('visibilitychange', start, { once: true });
  // A viewer who does something already waits for what it leads to.
  for (const type of ['pointerdown', 'keydown', 'input'])
    addEventListener(type, start, { once: true, capture: true, passive: true });
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  // Where no paint is reported. Sooner, a light page would start the app before it is painted.
  addEventListener('load', () => setTimeout(start, 300), { once: true });
})();
