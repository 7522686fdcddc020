import { adServerPath } from '@kadr/api';
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

/** Address of the sandbox's own ad server. */
export const sandboxAdServer = '/sandbox/ads/vast';

/** Address of the service's own ad server, which chooses among its campaigns. */
const ownAdServer = `${adServerPath}/vast`;

/** The part of the configuration that names the ad servers. */
export interface AdServerConfig {
  readonly outside: { readonly advertising: string };
  readonly adServers: ReadonlyMap<string, string>;
  readonly isEmbedded: boolean;
}

/** The ad servers: the main one, the sandbox's until another is configured, and others by name, our own among them. */
export function adServersOf({ outside: { advertising }, adServers, isEmbedded }: AdServerConfig): {
  readonly main: string | null;
  readonly others: ReadonlyMap<string, string>;
} {
  const sandbox = isEmbedded ? sandboxAdServer : null;
  return {
    main: advertising === 'sandbox' ? sandbox : advertising,
    others: new Map([
      ...adServers,
      ['own', ownAdServer],
      ...(sandbox === null ? [] : [['sandbox', sandbox] as const]),
    ]),
  };
}

/** Origins of external ad servers, for the security policy of pages. */
export function adOriginsOf(config: AdServerConfig): string[] {
  const { main, others } = adServersOf(config);
  const elsewhere = [main, ...others.values()].flatMap((address) =>
    address === null || address.startsWith('/') ? [] : [new URL(address).origin],
  );
  return [...new Set(elsewhere)];
}
