import type { Language } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { routes } from 'virtual:contract-routes';
import { thisDeviceId } from './device-id.ts';
import { diagnosticName, networkDiagnostic, serverDiagnostic } from './diagnostics.ts';
import type { Diagnostic } from './diagnostics.ts';
import { events, troubles } from './events.ts';
import type { FailedCall } from './global-errors.ts';
import { guestPlacesText, placesHeader } from './guest-places-text.ts';
import { createCalls, errorOf, withLateCalls } from './http-calls.ts';
import type { CallOptions } from './http-calls.ts';
import { entryParameters } from './entry-parameters.ts';

export interface BrowserClientOptions {
  readonly language: Language;
  /** The build that is running. */
  readonly revision: string;
}

let known: KadrClient | null = null;

/** Returns the browser's only client of the service; answers and errors are in `language`. Created once. */
export function browserClient(options: BrowserClientOptions): KadrClient {
  known ??= createBrowserClient(options);
  return known;
}

function createBrowserClient({ language, revision }: BrowserClientOptions): KadrClient {
  const device = thisDeviceId(entryParameters());
  const preview = entryParameters().get('brand_preview');
  // Loaded late, because few pages have a failed call.
  const react = async (call: FailedCall): Promise<void> => {
    const { reactTo } = await import('./browser-reactions.ts');
    reactTo(client, call);
  };
  const options: CallOptions = {
    // Sent with every call: another tab may have chosen another language meanwhile.
    url: new URL(`/api?lang=${language}`, location.origin).href,
    headers: () => ({
      'x-device-id': device,
      'x-app-version': revision,
      [placesHeader]: guestPlacesText(),
      ...(preview !== null && { 'x-preview': preview }),
    }),
    fetch: async (request) => {
      const { method, url } = request;
      const { pathname, searchParams } = new URL(url);
      searchParams.delete('lang');
      const request_path = pathname.slice(0, 1000);
      const report = (response_code: number, error_code: number | null): void =>
        events.put({
          name: 'error',
          time: Date.now(),
          page: location.pathname.slice(0, 1000),
          data: {
            request_method: method,
            request_path,
            request_query: searchParams.toString().slice(0, 2000),
            response_code,
            error_code,
          },
        });
      const reportTrouble = (error: unknown, diagnostic: Diagnostic): void =>
        troubles.put({
          error,
          facts: { diagnostic: diagnosticName(diagnostic), request_method: method, request_path },
        });
      let response: Response;
      try {
        response = await fetch(request);
      } catch (error) {
        // Cancelled by ourselves, or by leaving the page.
        if (!(error instanceof Error && error.name === 'AbortError')) {
          report(0, null);
          reportTrouble(error, networkDiagnostic(error, navigator.onLine));
        }
        throw error;
      }
      const { status } = response;
      if (status >= 400) {
        const body: unknown = await response
          .clone()
          .json()
          .catch(() => null);
        const { error_code } = errorOf(body);
        report(status, error_code);
        if (status >= 500)
          reportTrouble(new Error(`The service answered ${status}.`), serverDiagnostic(error_code));
        // When the code does not load, only the caller reports the failure.
        react({ method, path: pathname, status, error_code }).catch(() => undefined);
      }
      return response;
    },
  };
  const load = async (): Promise<KadrClient> =>
    createCalls((await import('virtual:contract-routes/late')).routes, options);
  const client = withLateCalls(createCalls(routes, options), load);
  return client;
}
