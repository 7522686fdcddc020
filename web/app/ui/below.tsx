import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';

/**
 * Content below the first screen of any device: each child is laid out after the first paint (`ui/styles/base.css`).
 * The wrappers have no background or border: Chromium counts a layout shift when such an element is laid out.
 */
export function Below({ children }: { readonly children: ReactNode }) {
  return (
    <div data-below>
      {Children.toArray(children).map((child, at) => (
        <div key={isValidElement(child) ? child.key : at}>{child}</div>
      ))}
    </div>
  );
}
