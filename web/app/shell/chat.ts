export interface ChatSource {
  readonly url: string;
  readonly channel: string;
}

/** The widget that the chat's script provides. */
interface ChatWidget {
  readonly show: () => void;
}

export interface ChatSurroundings {
  /** Loads a script once; rejects if it fails to load. */
  readonly load: (address: string) => Promise<void>;
  readonly widget: () => ChatWidget | null;
  /** In [0, 1). */
  readonly random: () => number;
}

/**
 * The chat of a brand: the first call loads its script, every later one shows the widget. After a failed load, the next
 * call tries again. @throws if the script fails to load, or provides no widget.
 */
export function createChat({ url, channel }: ChatSource, { load, widget, random }: ChatSurroundings) {
  let loading: Promise<void> | null = null;
  return async (): Promise<void> => {
    const address = new URL(url, 'http://page');
    address.searchParams.set('channel', channel);
    // A new number each time, to bypass caches.
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

/** The widget that the script has put on the page. */
export function widgetOf(page: object): ChatWidget | null {
  const found: unknown = Reflect.get(page, 'kadrChat');
  if (typeof found !== 'object' || found === null) return null;
  const show: unknown = Reflect.get(found, 'show');
  return typeof show === 'function' ? { show: () => void Reflect.apply(show, found, []) } : null;
}
