import { adServerPath } from '@kadr/api';

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
