/** Reasons of declines, in YooKassa's terms. */
export const declineReasons = [
  '3d_secure_failed',
  'call_issuer',
  'card_expired',
  'fraud_suspected',
  'general_decline',
  'insufficient_funds',
  'invalid_csc',
  'issuer_unavailable',
  'payment_method_limit_exceeded',
  'payment_method_restricted',
  'country_forbidden',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The behaviour of a test card; a reason declines every charge. */
export type Behaviour =
  | DeclineReason
  /** Asks for 3-D Secure, then succeeds. */
  | 'secure'
  | 'plain'
  /** Not in the table: `invalid_card_number`. */
  | 'unknown'
  /** `/card` never answers, and nothing is charged. */
  | 'silent'
  /** Charged, but the connection is cut instead of an answer. */
  | 'cut'
  /** Each webhook comes three times, two of them at once. */
  | 'webhook_thrice'
  /** The webhook comes after 15 minutes. */
  | 'webhook_late'
  /** Every first payment is declined and every second succeeds; the webhooks come in reverse order. */
  | 'webhooks_reversed'
  /** The webhook's amount is wrong. */
  | 'webhook_wrong'
  /** The webhook comes before the answer. */
  | 'webhook_first'
  /** The first two answers of the API are errors 500. */
  | 'api_fails'
  | 'saved_insufficient'
  /** Saved: declined twice, then charged. */
  | 'saved_recovers'
  | 'saved_revoked'
  /** Saved: asks for 3-D Secure, and is declined when the viewer is not there. */
  | 'saved_secure'
  /** Binding: accepted, but inactive after 30 s, without a webhook. */
  | 'binding_fails'
  /** A dispute opens after a minute and is lost two minutes later. */
  | 'disputed'
  /** Refunds are pending for a minute, then cancelled. */
  | 'refund_fails'
  | 'receipt_fails';

/** Cards of YooKassa's test store: any future date, any code. */
const testStore: Readonly<Record<DeclineReason | 'secure' | 'plain', readonly string[]>> = {
  secure: ['5555555555554477', '4793128161644804', '2200000000000004'],
  plain: ['5555555555554444', '4111111111111111', '2202474301322987'],
  '3d_secure_failed': ['5555555555554592', '4839665499603842', '2200000000000012'],
  call_issuer: ['5555555555554535', '4926946416239025', '2200000000000020'],
  card_expired: ['5555555555554543', '4141435412630840', '2200000000000038'],
  fraud_suspected: ['5555555555554568', '4483274282299972', '2200000000000046'],
  general_decline: ['5555555555554527', '4889971706588753', '2202202212312379'],
  insufficient_funds: ['5555555555554600', '4562265587712390', '2200000000000053'],
  invalid_csc: ['5555555555554626', '4194180666146368', '2200770212727079'],
  issuer_unavailable: ['5555555555554501', '4654130848359150', '2201382000000021'],
  payment_method_limit_exceeded: ['5555555555554576', '4565231022577548', '2201382000000039'],
  payment_method_restricted: ['5555555555554550', '4233961169071671', '2201382000000047'],
  country_forbidden: ['5555555555554584', '4969751510013864', '2201382000000054'],
};

/** Cards that exist only at this bank. */
const extra: Readonly<Record<string, Behaviour>> = {
  '2204000000000109': 'silent',
  '2204000000000208': 'cut',
  '2204000000000307': 'webhook_thrice',
  '2204000000000406': 'webhook_late',
  '2204000000000505': 'webhooks_reversed',
  '2204000000000604': 'api_fails',
  '2204000000000703': 'saved_insufficient',
  '2204000000000802': 'saved_recovers',
  '2204000000000901': 'saved_revoked',
  '2204000000001008': 'saved_secure',
  '2204000000001107': 'binding_fails',
  '2204000000001206': 'disputed',
  '2204000000001305': 'refund_fails',
  '2204000000001404': 'webhook_wrong',
  '2204000000001503': 'webhook_first',
  '2204000000001602': 'receipt_fails',
};

/** Every test card by number. */
export const testCards: ReadonlyMap<string, Behaviour> = new Map([
  ...Object.entries(testStore).flatMap(([behaviour, numbers]) =>
    numbers.map((number) => [number, behaviour as Behaviour] as const),
  ),
  ...Object.entries(extra),
]);

export const behaviourOf = (number: string): Behaviour => testCards.get(number) ?? 'unknown';
