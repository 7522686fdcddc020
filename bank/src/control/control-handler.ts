import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { createRefund } from '../api/refunds.ts';
import { ApiError } from '../api/api-error.ts';
import type { BankContext } from '../context/context.ts';
import { shopOrigins } from '../api/card-handler.ts';
import { readForm, readJson, redirect, send, sendJson, sendPage } from '../http/messages.ts';
import type { Handler } from '../http/messages.ts';
import { writeAmount } from '../money.ts';
import { dispute } from '../orders/tasks.ts';
import { returnMethod } from '../pages/acs-page.ts';
import { languageOf } from '../pages/page.ts';
import { paymentById, setSetting } from '../store/rows.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { planDelivery, webhookUrl } from '../webhooks/events.ts';
import { controlPage } from './control-page.ts';

const shopSchema = z.object({
  webhook_url: z.url({ protocol: /^https?$/ }),
  /** Origins that may post cards; `*.` stands for any labels. */
  origins: z.array(z.string().regex(/^https?:\/\/[^,/]+$/)).max(100),
});
const tickSchema = z.object({
  seconds: z
    .number()
    .min(0)
    .max(400 * 24 * 60 * 60),
});
const returnSchema = z.object({ method: z.enum(['get', 'post']) });

/** Actions of the control page, by name. A payment or event that does not exist is ignored. */
const actions: Readonly<Record<string, (bank: BankContext, subject: string) => void>> = {
  'send-again': (bank, subject) => {
    const event = bank.store.one('select id from events where id = ?', Number(subject)) as {
      id: number;
    } | null;
    if (event !== null) planDelivery(bank, event.id, bank.clock.now());
  },
  refund: (bank, subject) => {
    const payment = paymentById(bank.store, subject);
    if (payment === null) return;
    const value = writeAmount(payment.captured - payment.refunded);
    // A refund made at the bank has no receipt.
    createRefund(bank, { payment_id: subject, amount: { value, currency: payment.currency } }, false);
  },
  dispute: (bank, subject) => void dispute(bank, subject, 'open'),
  'dispute-lost': (bank, subject) => void dispute(bank, subject, 'lost'),
  'dispute-won': (bank, subject) => void dispute(bank, subject, 'won'),
  return: (bank, subject) => setSetting(bank.store, returnMethod, subject === 'post' ? 'post' : 'get'),
};

/** `GET /`: the control page; `POST /control/…`: its buttons. */
export function controlPageHandler(bank: BankContext, wake: () => void): Handler {
  return async (req, res, url) => {
    if (req.method !== 'POST') return sendPage(res, 200, controlPage(bank, languageOf(req, url)));
    const action = actions[url.pathname.replace('/control/', '')];
    // Pages of other sites must not press the buttons; browsers name their origin.
    const { origin = bank.origin() } = req.headers;
    if (action === undefined || ![bank.origin(), `http://${req.headers.host}`].includes(origin))
      return send(res, action === undefined ? 404 : 403, '');
    const subject = (await readForm(req)).get('subject') ?? '';
    try {
      bank.store.transaction(() => action(bank, subject));
    } catch (error) {
      // The button was pressed twice.
      if (!(error instanceof ApiError)) throw error;
    }
    wake();
    redirect(res, '/');
  };
}

/** `/admin/…` with the control token: `tick`, `shop`, `return`, all by POST and JSON. */
export function adminHandler(bank: BankContext, timetable: Timetable): Handler {
  const works: Readonly<Record<string, (body: unknown) => unknown>> = {
    '/admin/tick': async (body) => {
      await timetable.advance(tickSchema.parse(body).seconds * 1000);
      return { now: new Date(bank.clock.now()).toISOString() };
    },
    '/admin/shop': (body) => {
      const shop = shopSchema.parse(body);
      bank.store.transaction(() => {
        setSetting(bank.store, webhookUrl, shop.webhook_url);
        setSetting(bank.store, shopOrigins, shop.origins.join(','));
      });
      timetable.wake();
      return {};
    },
    '/admin/return': (body) => {
      setSetting(bank.store, returnMethod, returnSchema.parse(body).method);
      return {};
    },
  };
  return async (req, res, url) => {
    const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
    const given = req.headers.authorization ?? '';
    if (!timingSafeEqual(hash(given), hash(`Bearer ${bank.options.controlToken}`)))
      return sendJson(res, 401, {}, { 'www-authenticate': 'Bearer' });
    const work = works[url.pathname];
    if (work === undefined || req.method !== 'POST') return sendJson(res, 404, {});
    try {
      sendJson(res, 200, await work(await readJson(req)));
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      sendJson(res, 400, { issues: error.issues });
    }
  };
}
