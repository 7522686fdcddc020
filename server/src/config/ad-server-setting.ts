import { z } from 'zod';

/** Names that have a meaning in the toggle. */
const kept = new Set(['main', 'none', 'own', 'sandbox']);

/** `name=address` of ad servers besides the main one. */
export const adServerSchema = z.string().transform((text, context): [name: string, address: string] => {
  const [, name = '', address = ''] = /^([a-z0-9_-]{1,30})=(https?:\/\/.+)$/.exec(text) ?? [];
  if (!URL.canParse(address) || kept.has(name))
    context.addIssue({
      code: 'custom',
      message:
        'must be a list of name=address: addresses start with http:// or https://, and no name is main, none, own or sandbox',
    });
  return [name, address];
});
