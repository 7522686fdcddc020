export interface ChatSource {
  readonly url: string;
  readonly channel: string;
}

/** What the chat's script leaves behind. */
interface ChatWidget {
  readonly show: () => void;
}

export interface ChatSurroundings {
  /** Loads a script once; rejects when it does not come. */
  readonly load: (address: string) => Promise<void>;
  readonly widget: () => ChatWidget | null;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/**
 * The chat of a brand: the first call loads its script, once, every later one shows the widget.
 * A script that did not come is asked for again by the next call. @throws when it does not come, or brings no widget.
 */
export function createChat({ url, channel }: ChatSource, { load, widget, random }: ChatSurroundings) {
  let loading: Promise<void> | null = null;
  return async (): Promise<void> => {
    const address = new URL(url, 'http://page');
    address.searchParams.set('channel', channel);
    // A new number each time, so that no cache answers.
    address.searchParams.set('r', random().toString(36).slice(2));
    loading ??= load(address.origin === 'http://page' ? address.pathname + address.search : address.href);
    try {
      await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
    const found = widget();
    if (found === null) throw new Error('The chat did not come.');
    found.show();
  };
}

/** Loads a script into the page. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script ${address} did not come.`));
    });
    document.head.append(script);
  });
}

/** The widget that the script has left in the page. */
export function widgetOf(page: object): ChatWidget | null {
  const found: unknown = Reflect.get(page, 'kadrChat');
  if (typeof found !== 'object' || found === null) return null;
  const show: unknown = Reflect.get(found, 'show');
  return typeof show === 'function' ? { show: () => void Reflect.apply(show, found, []) } : null;
}
