import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';

export interface Secrets {
  /** Signs the session cookie. */
  readonly session: Uint8Array;
  /** Signs licence tokens. */
  readonly licence: Uint8Array;
  /** Seals content keys: 32 bytes. Without it no protected film plays any more. */
  readonly contentKeys: Uint8Array;
  /** Signs stream addresses. */
  readonly stream: Uint8Array;
  /** Shared by the service and its sandbox bank. */
  readonly bank: Uint8Array;
  /** Identifies the operator. */
  readonly operatorToken: string;
}

/** The secrets of this installation: from the environment, or created once, in the data folder, for its owner only. */
export function readSecrets(
  config: Pick<Config, 'dataDir' | 'secret' | 'contentKey' | 'operatorToken'>,
): Secrets {
  const master = config.secret ?? kept(path.join(config.dataDir, 'secret'));
  const derive = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', master, '', `kadr ${purpose}`, 32));
  return {
    session: derive('session'),
    licence: derive('licence'),
    contentKeys: new Uint8Array(
      Buffer.from(config.contentKey ?? kept(path.join(config.dataDir, 'content-key'), 'hex'), 'hex'),
    ),
    stream: derive('stream'),
    bank: derive('bank'),
    operatorToken: config.operatorToken ?? kept(path.join(config.dataDir, 'operator-token')),
  };
}

function kept(file: string, encoding: 'base64url' | 'hex' = 'base64url'): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(32).toString(encoding);
  writeFileSync(`${file}.partial`, `${secret}\n`, { mode: 0o600 });
  renameSync(`${file}.partial`, file);
  return secret;
}
