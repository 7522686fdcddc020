/** For browser tests: a finger on the picture. */

/** @param share Where along the width of `box`, 0–1; halfway down. */
export function touch(box: HTMLElement, type: 'pointerdown' | 'pointerup', share: number): void {
  const { left, top, width, height } = box.getBoundingClientRect();
  box.querySelector('[class*=target]')?.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId: 1,
      pointerType: 'touch',
      clientX: left + width * share,
      clientY: top + height / 2,
    }),
  );
}

export function tap(box: HTMLElement, share: number): void {
  touch(box, 'pointerdown', share);
  touch(box, 'pointerup', share);
}

/** Names of the buttons that stand over or under `element`; those inside it and hidden ones do not. */
export function buttonsAcross(box: HTMLElement, element: Element): readonly (string | null)[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [...box.querySelectorAll('button')]
    .filter((button) => !element.contains(button) && button.checkVisibility({ visibilityProperty: true }))
    .filter((button) => {
      const place = button.getBoundingClientRect();
      return place.left < right && place.right > left && place.top < bottom && place.bottom > top;
    })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
}
