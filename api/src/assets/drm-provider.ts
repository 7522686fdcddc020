import type { DrmProvider } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';

/** The stream profile that carries the protection: that of our own ClearKey, or of an external provider's systems. */
export function drmProviderOf({ licences }: Pick<ApiPorts, 'licences'>): DrmProvider {
  return licences.provider === null ? 'clearkey' : 'multidrm';
}
