/** Height above the bottom bar that a banner at the bottom of the screen may take, in CSS pixels. */
const bannerRoom = 120;

/** The page's first visible link, button or field. */
function firstControl(page: ParentNode): Element | undefined {
  return [...page.querySelectorAll('main :is(a[href], button, input)')].find((control) => {
    const { width, height } = control.getBoundingClientRect();
    return (
      width > 1 && height > 1 && control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  });
}

/** Whether a banner at the bottom of the screen would cover the first control of the page. */
export function isFirstControlAtEnd(document: Document): boolean {
  const { top = 0, bottom = 0 } = firstControl(document)?.getBoundingClientRect() ?? {};
  const bar = document.querySelector('[data-part="bar"]')?.getBoundingClientRect().height ?? 0;
  return top < innerHeight && bottom > innerHeight - bar - bannerRoom;
}
