import { z } from 'zod';
import type { BankContext } from '../context/context.ts';
import type { CardEntry, CardResult } from '../orders/card-entry.ts';
import { setting } from '../store/rows.ts';
import { readJson, sendJson } from '../http/messages.ts';
import type { Handler } from '../http/messages.ts';

/** A request from a page of the shop. */
const requestSchema = z.object({
  card: z.object({
    number: z.string().max(30),
    month: z.int(),
    year: z.int().min(0),
    cvc: z.string().max(4),
    holder: z.string().trim().min(1).max(255).optional(),
    postal_code: z.string().trim().min(2).max(20).optional(),
  }),
  order: z.string().max(64),
  /** Seconds since 1970, by the browser. */
  timestamp: z.int(),
  phone: z.string().max(30).nullish(),
});

/** How far a browser's clock may be off, in milliseconds. */
const mostSkew = 15 * 60_000;

/** 0 is success (`reqStatus` of the specification). */
const codes: Readonly<Record<Exclude<CardResult['kind'], 'challenge' | 'cut'>, number>> = {
  success: 0,
  declined: 1,
  bad_data: 2,
  no_order: 3,
  busy: 4,
};

export const shopOrigins = 'shop_origins';

/**
 * `POST /card`, the `payment_url` of the specification: a card from a page of the shop to an order of the shop. Answers
 * `reqStatus`, or `acs_url` where 3-D Secure is required (then without `reqStatus`). Only pages of the shop may call it
 * (CORS).
 */
export function cardHandler(bank: BankContext, enter: CardEntry): Handler {
  return async (req, res) => {
    const { origin } = req.headers;
    if (origin === undefined || !isShop(origin, setting(bank.store, shopOrigins)))
      return sendJson(res, 403, { reqStatus: codes.bad_data }, { vary: 'origin' });
    const cors = { 'access-control-allow-origin': origin, vary: 'origin' };
    if (req.method === 'OPTIONS') {
      res.writeHead(204, {
        ...cors,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
      });
      return void res.end();
    }
    if (req.method !== 'POST')
      return sendJson(res, 405, { reqStatus: codes.bad_data }, { allow: 'POST, OPTIONS' });
    const request = requestSchema.safeParse(await readJson(req));
    if (!request.success) return sendJson(res, 200, { reqStatus: codes.bad_data }, cors);
    const { card, order, timestamp } = request.data;
    if (bank.options.cardFields.some((field) => card[field] === undefined))
      return sendJson(res, 200, { reqStatus: codes.bad_data }, cors);
    if (Math.abs(timestamp * 1000 - bank.clock.machine()) > mostSkew)
      return sendJson(res, 200, { reqStatus: codes.bad_data }, cors);
    const result = await enter(order, card);
    if (result.kind === 'cut') return void res.destroy();
    if (result.kind === 'challenge')
      return sendJson(res, 200, { acs_url: `${bank.origin()}/acs/${result.id}` }, cors);
    sendJson(res, 200, { reqStatus: codes[result.kind] }, cors);
  };
}

/** Whether an origin is one of the list (with commas); `*.` stands for one label or more: `http://*.localhost:3000`. */
export function isShop(origin: string, origins: string | null): boolean {
  return (origins ?? '').split(',').some((entry) => {
    if (entry === origin) return true;
    const [before, after] = entry.split('*.');
    return after !== undefined && origin.startsWith(before ?? '') && origin.endsWith(`.${after}`);
  });
}
