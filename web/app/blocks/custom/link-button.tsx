import type { ButtonLinkProps } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { BlockLink } from './fields.ts';

export interface LinkButtonProps extends Pick<ButtonLinkProps, 'variant' | 'size' | 'icon' | 'children'> {
  readonly link: BlockLink;
}

/** A button that leads where an editor has said, in a new window if he wants that. */
export function LinkButton({ link, ...rest }: LinkButtonProps) {
  return (
    <ButtonLink href={link.href} {...rest} {...(link.isBlank && { target: '_blank', rel: 'noopener' })} />
  );
}
