export interface DeviceIdPorts {
  /** Permanent storage: the browser's own id. */
  readonly local: Pick<Storage, 'getItem' | 'setItem'>;
  /** Storage of the tab: an id from the address. */
  readonly tab: Pick<Storage, 'getItem' | 'setItem'>;
  readonly newId: () => string;
  /** Query parameters of the address with which the page was loaded. */
  readonly parameters: URLSearchParams;
}

const wellFormed = /^[\w.:-]{1,64}$/;
const key = 'uid';

/**
 * The id of this device: from the address (`uid`, else `fingerprint`), else the one that the browser has stored, else a
 * new one. An id from an address holds for the tab only, so that no link changes a browser's id permanently; the
 * service never takes a device over from another account by it.
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
 * The id of this device by this browser's own storages: in calls, in requests for streams and in pixels.
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

/** 128 random bits in hexadecimal. `crypto.randomUUID` is missing on pages without TLS. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
