import { previewHeader } from '@kadr/contract';
import type { TestMember } from './staff.ts';

/** The browser of a member of staff who previews pages. */
export interface PreviewBrowser {
  /** An operator's call from the browser's console. @returns the token of the answer */
  ask(path: string, body?: object): Promise<string>;
  /** A call of a previewed page, optionally with other cookies. */
  call(
    token: string,
    path: string,
    more?: { readonly body?: object; readonly cookie?: string },
  ): Promise<Answer>;
  /** The cookies that the console has set besides its own. */
  readonly cookies: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** @param address of the API; `cookie` contains the browser's other cookies, such as a viewer's session */
export function openPreviews(address: string, member: TestMember, cookie = ''): PreviewBrowser {
  const cookies: Record<string, string> = {};
  const written = (): string =>
    [cookie, ...Object.entries(cookies).map(([name, value]) => `${name}=${value}`)]
      .filter(Boolean)
      .join('; ');
  const send = async (path: string, headers: Record<string, string>, body?: object) => {
    const response = await fetch(`${address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...headers,
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { response, body: (await response.json().catch(() => ({}))) as Record<string, unknown> };
  };
  return {
    cookies,
    ask: async (path, body) => {
      const session = `console_session=${member.cookies['console_session']}`;
      const { response, body: answer } = await send(path, { cookie: session }, body);
      if (!response.ok) throw new Error(JSON.stringify(answer));
      for (const header of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
        cookies[name] = value;
      }
      return String(answer['preview_token']);
    },
    call: async (token, path, { body, cookie: other } = {}) => {
      const { response, body: answer } = await send(
        path,
        { cookie: other ?? written(), [previewHeader]: token },
        body,
      );
      return { status: response.status, body: answer };
    },
  };
}
