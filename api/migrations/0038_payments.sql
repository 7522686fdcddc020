CREATE TABLE "automatic_top_ups" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"bank_card_id" integer NOT NULL,
	"below" bigint NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"tried_at" timestamp with time zone,
	"stopped" text,
	CONSTRAINT "automatic_top_ups_amount" CHECK ("automatic_top_ups"."amount" > 0 and "automatic_top_ups"."below" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"provider" text NOT NULL,
	"token" text,
	"first6" text,
	"last4" text NOT NULL,
	"type" text NOT NULL,
	"expiry_month" smallint NOT NULL,
	"expiry_year" smallint NOT NULL,
	"is_default" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	CONSTRAINT "bank_cards_removed" CHECK (("bank_cards"."token" is null) = ("bank_cards"."removed_at" is not null)),
	CONSTRAINT "bank_cards_expiry" CHECK ("bank_cards"."expiry_month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "disputes_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idempotency_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_key" UNIQUE("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"ref" text NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_events_key" UNIQUE("provider","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer GENERATED ALWAYS AS IDENTITY (sequence name "payments_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"provider" text NOT NULL,
	"purpose" text NOT NULL,
	"ticket_id" uuid,
	"subscription_id" integer,
	"period_number" integer,
	"certificate_id" uuid,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"ref" text,
	"bank_card_id" integer,
	"is_saved_card" boolean NOT NULL,
	"is_saving_card" boolean NOT NULL,
	"initiator" text NOT NULL,
	"decline" jsonb,
	"next" jsonb,
	"return_url" text NOT NULL,
	"is_embedded" boolean NOT NULL,
	"receipt" text,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"told_to_wait_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	"unapplied_reason" text,
	CONSTRAINT "payments_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "payments_ref" UNIQUE("provider","ref"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0),
	CONSTRAINT "payments_applied" CHECK ("payments"."applied_at" is null or "payments"."state" = 'succeeded'),
	CONSTRAINT "payments_unapplied" CHECK ("payments"."unapplied_reason" is null or "payments"."applied_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"purchase_id" integer,
	"subscription_period_id" integer,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"ref" text,
	"destination" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
DROP INDEX "ledger_accounts_prepaid";--> statement-breakpoint
DROP INDEX "ledger_accounts_own";--> statement-breakpoint
ALTER TABLE "ledger_transfers" ALTER COLUMN "balance" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD COLUMN "payment_method_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD COLUMN "bank_card_id" integer;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD COLUMN "is_linking_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "bank_card_id" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "intro_amount" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "intro_periods" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_service_id" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_price_id" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paused_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "dunning_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "grace_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "hold_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "new_amount" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "new_amount_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "new_amount_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "automatic_top_ups" ADD CONSTRAINT "automatic_top_ups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_top_ups" ADD CONSTRAINT "automatic_top_ups_bank_card_id_bank_cards_id_fk" FOREIGN KEY ("bank_card_id") REFERENCES "public"."bank_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_ticket_id_purchase_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."purchase_tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bank_card_id_bank_cards_id_fk" FOREIGN KEY ("bank_card_id") REFERENCES "public"."bank_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_cards_account" ON "bank_cards" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_default" ON "bank_cards" USING btree ("account_id") WHERE is_default and removed_at is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_ticket" ON "payments" USING btree ("ticket_id",coalesce(bank_card_id, 0)) WHERE state not in ('succeeded', 'declined', 'canceled');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_renewal" ON "payments" USING btree ("subscription_id","period_number") WHERE state not in ('succeeded', 'declined', 'canceled');--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payments_ticket" ON "payments" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "payments_check" ON "payments" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_check" ON "refunds" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD CONSTRAINT "purchase_tickets_bank_card_id_bank_cards_id_fk" FOREIGN KEY ("bank_card_id") REFERENCES "public"."bank_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_bank_card_id_bank_cards_id_fk" FOREIGN KEY ("bank_card_id") REFERENCES "public"."bank_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_service_id_services_id_fk" FOREIGN KEY ("next_service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_viewer" ON "ledger_accounts" USING btree ("account_id","kind","currency") WHERE kind in ('prepaid', 'bonus');--> statement-breakpoint
CREATE INDEX "ledger_transfers_payment" ON "ledger_transfers" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_own" ON "ledger_accounts" USING btree ("kind","currency",coalesce(provider, '')) WHERE kind not in ('prepaid', 'bonus');--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_provider" CHECK (("ledger_accounts"."kind" in ('bank', 'suspense')) = ("ledger_accounts"."provider" is not null));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK (("ledger_accounts"."kind" in ('prepaid', 'bonus')) = ("ledger_accounts"."balance" is not null));