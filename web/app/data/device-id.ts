export interface DeviceIdPorts {
  /** Lasts: the browser's own name. */
  readonly local: Pick<Storage, 'getItem' | 'setItem'>;
  /** Lasts as long as the tab: a name from the address. */
  readonly tab: Pick<Storage, 'getItem' | 'setItem'>;
  readonly newId: () => string;
  /** Query parameters of the address with which the page was loaded. */
  readonly parameters: URLSearchParams;
}

const wellFormed = /^[\w.:-]{1,64}$/;
const key = 'uid';

/**
 * The name of this device: of the address (`uid`, else `fingerprint`), else the one that the browser has
 * kept, else a new one. A name from an address holds for the tab only, so that no link renames a browser permanently;
 * the service never takes a device over from another account by it.
 */
export function deviceIdOf({ local, tab, newId, parameters }: DeviceIdPorts): string {
  const named = ['uid', 'fingerprint']
    .map((name) => parameters.get(name))
    .find((id) => id !== null && wellFormed.test(id));
  if (named) tab.setItem(key, named);
  const ofTab = tab.getItem(key);
  if (ofTab !== null && wellFormed.test(ofTab)) return ofTab;
  const kept = local.getItem(key);
  if (kept !== null && wellFormed.test(kept)) return kept;
  const made = newId();
  local.setItem(key, made);
  return made;
}

/**
 * The same by this browser's own storages: in calls, in requests for streams and in pixels.
 * @param parameters of the address with which the page was loaded
 */
export function thisDeviceId(parameters: URLSearchParams): string {
  return deviceIdOf({
    local: localStorage,
    tab: sessionStorage,
    newId: randomId,
    parameters,
  });
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` is missing where a page does not come over TLS. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
