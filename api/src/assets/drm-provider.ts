import type { DrmProvider } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';

/** The stream profile with the protection: the service's own ClearKey, or the systems of an external provider. */
export function drmProviderOf({ licences }: Pick<ApiPorts, 'licences'>): DrmProvider {
  return licences.provider === null ? 'clearkey' : 'multidrm';
}
