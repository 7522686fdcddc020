import type { ReactNode } from 'react';

/** What starts below the first screen of any device: it is laid out after the first paint (`ui/styles/base.css`). */
export function Below({ children }: { readonly children: ReactNode }) {
  return <div data-below>{children}</div>;
}
