import type { ButtonLinkProps } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { BlockLink } from './fields.ts';

export interface LinkButtonProps extends Pick<ButtonLinkProps, 'variant' | 'size' | 'icon' | 'children'> {
  readonly link: BlockLink;
}

/** A button with an editor's link, which may open in a new window. */
export function LinkButton({ link, ...rest }: LinkButtonProps) {
  return (
    <ButtonLink href={link.href} {...rest} {...(link.isBlank && { target: '_blank', rel: 'noopener' })} />
  );
}
