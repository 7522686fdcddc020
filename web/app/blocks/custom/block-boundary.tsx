import { Component } from 'react';
import type { ReactNode } from 'react';
import { reportBlock } from './report-block.ts';

/** Keeps a block that fails to render from breaking the page: it is left out and reported. */
export class BlockBoundary extends Component<
  { readonly name: string; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportBlock(`The custom block “${this.props.name}” cannot be drawn: ${String(error)}`);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
