import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiHandler } from './api/api.ts';
import { createClock } from './store/clock.ts';
import type { BankContext } from './context/context.ts';
import { adminHandler, controlPageHandler } from './control/control-handler.ts';
import { cardHandler } from './api/card-handler.ts';
import { send, sendJson, sendPage } from './http/messages.ts';
import type { Handler } from './http/messages.ts';
import { isOfThisMachine } from './http/this-machine.ts';
import type { BankOptions } from './options.ts';
import { createCardEntry } from './orders/card-entry.ts';
import { tasksOf } from './orders/tasks.ts';
import { acsPageHandler, returnScript } from './pages/acs-page.ts';
import { cardPageHandler } from './pages/card-page.ts';
import { languageOf, notice } from './pages/page.ts';
import { style } from './pages/style.ts';
import { pageWords } from './pages/words.ts';
import { setSetting, setting } from './store/rows.ts';
import { openStore } from './store/store.ts';
import { createTimetable } from './timetable/timetable.ts';
import type { Timetable } from './timetable/timetable.ts';

export interface Bank {
  /** Origin at which browsers reach it. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Opens the bank's file, continues with due tasks and answers requests.
 *
 * @throws the system's error when the port is taken, or SQLite's when another process holds the file.
 */
export async function startBank(options: BankOptions): Promise<Bank> {
  const store = openStore(options.dataDir);
  try {
    const starts = Number(setting(store, 'starts') ?? 0) + 1;
    setSetting(store, 'starts', String(starts));
    const random = options.random(starts);
    const secret = setting(store, 'secret') ?? random(32).toString('base64url');
    setSetting(store, 'secret', secret);
    let url = options.publicUrl ?? '';
    const clock = createClock(store, options.clock);
    const bank: BankContext = { store, clock, options, secret, random, origin: () => url };
    const timetable = createTimetable(bank, tasksOf(bank));
    const routes = routesOf(bank, timetable);
    const server = createServer((req, res) => void answer(bank, routes, req, res));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(options.port, options.host, resolve);
    });
    const { port } = server.address() as AddressInfo;
    if (url === '') url = `http://127.0.0.1:${port}`;
    timetable.wake();
    return {
      url,
      stop: async () => {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        await timetable.stop();
        await closed;
        store.close();
      },
    };
  } catch (error) {
    store.close();
    throw error;
  }
}

type Routes = readonly (readonly [path: RegExp, handle: Handler])[];

function routesOf(bank: BankContext, timetable: Timetable): Routes {
  const wake = (): void => timetable.wake();
  const settled = (): Promise<void> => timetable.settled();
  const enter = createCardEntry(bank, { wake, settled });
  const control = controlPageHandler(bank, wake);
  return [
    [/^\/v3\//, apiHandler(bank, { wake, settled })],
    [/^\/card$/, cardHandler(bank, enter)],
    [/^\/checkout\/[\w-]+$/, cardPageHandler(bank, enter)],
    [/^\/acs\/[\w-]+$/, acsPageHandler(bank, wake)],
    [/^\/(?:control\/[\w-]+)?$/, control],
    [/^\/admin\//, adminHandler(bank, timetable)],
    [/^\/health$/, (_, res) => sendJson(res, 200, { status: 'ok', pid: process.pid })],
    [/^\/style\.css$/, (_, res) => send(res, 200, style, { 'content-type': 'text/css; charset=utf-8' })],
    [/^\/return\.js$/, (_, res) => send(res, 200, returnScript, { 'content-type': 'text/javascript' })],
  ];
}

/** Never rejects. */
async function answer(
  bank: BankContext,
  routes: Routes,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  try {
    const url = new URL(`http://bank${req.url ?? '/'}`);
    const language = languageOf(req, url);
    const words = pageWords[language];
    const isStyle = url.pathname === '/style.css';
    if (!isStyle && !bank.options.isOpen && !isOfThisMachine(req))
      return sendPage(res, 403, notice(language, words.closedTitle, words.closed));
    const route = routes.find(([path]) => path.test(url.pathname));
    if (route === undefined) return sendPage(res, 404, notice(language, words.notFound, ''));
    await route[1](req, res, url);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    if (!res.headersSent && !res.destroyed)
      sendJson(res, 500, { type: 'error', code: 'internal_server_error' });
    else res.destroy();
  }
}
