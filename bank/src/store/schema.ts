/** Times are milliseconds since 1970, amounts hundredths of the currency. No table has a card's number or its code. */
export const schema = `
create table if not exists settings (name text primary key, value text not null) strict, without rowid;

create table if not exists payments (
  id text primary key,
  order_id text not null unique,
  status text not null,
  amount integer not null,
  captured integer not null,
  refunded integer not null,
  currency text not null,
  description text,
  metadata text not null,
  customer_id text,
  captures integer not null,
  saves integer not null,
  method_id text,
  fingerprint text,
  behaviour text,
  card text,
  return_url text,
  challenge_id text,
  receipt_registration text,
  cancelled_by text,
  cancel_reason text,
  dispute text,
  faults integer not null default 0,
  created_at integer not null,
  captured_at integer,
  expires_at integer not null
) strict, without rowid;
create index if not exists payments_created_at on payments (created_at, id);
create index if not exists payments_fingerprint on payments (fingerprint);

create table if not exists methods (
  id text primary key,
  order_id text unique,
  status text not null,
  fingerprint text,
  behaviour text,
  card text,
  charges integer not null default 0,
  return_url text,
  created_at integer not null,
  expires_at integer
) strict, without rowid;

create table if not exists challenges (
  id text primary key,
  order_id text not null,
  fingerprint text not null,
  behaviour text not null,
  card text not null,
  tries integer not null,
  state text not null,
  expires_at integer not null
) strict, without rowid;
create index if not exists challenges_order on challenges (order_id);

create table if not exists refunds (
  id text primary key,
  payment_id text not null references payments (id),
  status text not null,
  amount integer not null,
  currency text not null,
  reason text,
  receipt_registration text,
  metadata text not null,
  created_at integer not null
) strict, without rowid;
create index if not exists refunds_created_at on refunds (created_at, id);
create index if not exists refunds_payment on refunds (payment_id);

create table if not exists receipts (
  id text primary key,
  payment_id text not null references payments (id),
  refund_id text references refunds (id),
  status text not null,
  body text not null,
  document_number text,
  storage_number text,
  attribute text,
  registered_at integer,
  created_at integer not null
) strict, without rowid;
create unique index if not exists receipts_owner on receipts (payment_id, coalesce(refund_id, ''));
create index if not exists receipts_refund on receipts (refund_id);

create table if not exists idempotency (
  key text primary key,
  request text not null,
  body text not null,
  payment_id text,
  created_at integer not null
) strict, without rowid;

create table if not exists events (
  id integer primary key,
  event text not null,
  subject text not null,
  body text not null,
  created_at integer not null
) strict;
create index if not exists events_subject on events (subject);

create table if not exists deliveries (
  id integer primary key,
  event_id integer not null references events (id),
  first_at integer not null,
  next_at integer,
  attempts integer not null default 0,
  answer text
) strict;
create index if not exists deliveries_next_at on deliveries (next_at);

create table if not exists agenda (
  id integer primary key,
  due_at integer not null,
  task text not null,
  subject text not null
) strict;
create index if not exists agenda_due_at on agenda (due_at);
`;
