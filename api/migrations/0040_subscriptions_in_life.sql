CREATE TABLE "letters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"channel" text NOT NULL,
	"key" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "letters_key" UNIQUE("account_id","channel","key")
);
--> statement-breakpoint
DROP INDEX "payments_open_renewal";--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD COLUMN "intro_amount" integer;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD COLUMN "intro_periods" smallint;--> statement-breakpoint
ALTER TABLE "service_prices" ADD COLUMN "intro_amount" integer;--> statement-breakpoint
ALTER TABLE "service_prices" ADD COLUMN "intro_periods" smallint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "notices" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_due" ON "letters" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "letters_created" ON "letters" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_period" ON "payments" USING btree ("subscription_id","period_number",coalesce(bank_card_id, 0)) WHERE state not in ('succeeded', 'declined', 'canceled');--> statement-breakpoint
CREATE INDEX "subscriptions_card" ON "subscriptions" USING btree ("bank_card_id");--> statement-breakpoint
ALTER TABLE "service_prices" ADD CONSTRAINT "service_prices_intro" CHECK (("service_prices"."intro_amount" is null) = ("service_prices"."intro_periods" is null) and ("service_prices"."intro_amount" is null or ("service_prices"."intro_amount" > 0 and "service_prices"."intro_amount" < "service_prices"."amount" and "service_prices"."intro_periods" > 0)));