CREATE TABLE "service_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"duration" integer NOT NULL,
	"duration_unit" text NOT NULL,
	"amount" integer NOT NULL,
	"original_amount" integer,
	"currency" text NOT NULL,
	"trial_duration" integer,
	"trial_duration_unit" text,
	CONSTRAINT "service_prices_offer" UNIQUE("service_id","duration","duration_unit"),
	CONSTRAINT "service_prices_amount" CHECK ("service_prices"."amount" > 0 and "service_prices"."duration" > 0),
	CONSTRAINT "service_prices_trial" CHECK (("service_prices"."trial_duration" is null) = ("service_prices"."trial_duration_unit" is null) and "service_prices"."trial_duration" is distinct from 0)
);
--> statement-breakpoint
CREATE TABLE "subscription_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"number" integer NOT NULL,
	"ticket_id" uuid,
	"transfer_id" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_periods_ticket_id_unique" UNIQUE("ticket_id"),
	CONSTRAINT "subscription_periods_transfer_id_unique" UNIQUE("transfer_id"),
	CONSTRAINT "subscription_periods_number" UNIQUE("subscription_id","number"),
	CONSTRAINT "subscription_periods_order" CHECK (("subscription_periods"."number" = 1) = ("subscription_periods"."ticket_id" is not null)),
	CONSTRAINT "subscription_periods_span" CHECK ("subscription_periods"."ends_at" > "subscription_periods"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"state" text NOT NULL,
	"end_reason" text,
	"duration" integer NOT NULL,
	"duration_unit" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"paid_periods" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_end" CHECK (("subscriptions"."state" = 'ended') = ("subscriptions"."end_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "purchase_tickets" ALTER COLUMN "media_item_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ALTER COLUMN "quality" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD COLUMN "service_id" integer;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD COLUMN "trial_duration" integer;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD COLUMN "trial_duration_unit" text;--> statement-breakpoint
ALTER TABLE "service_prices" ADD CONSTRAINT "service_prices_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_ticket_id_purchase_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."purchase_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_running" ON "subscriptions" USING btree ("account_id","service_id") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "subscriptions_account" ON "subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("ends_at") WHERE state <> 'ended';--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD CONSTRAINT "purchase_tickets_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_tickets_open_service" ON "purchase_tickets" USING btree ("account_id","service_id") WHERE status = 'wait_payment';--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD CONSTRAINT "purchase_tickets_thing" CHECK (("purchase_tickets"."usage_model" = 'SERVICE') = ("purchase_tickets"."service_id" is not null) and ("purchase_tickets"."service_id" is null) = ("purchase_tickets"."media_item_id" is not null) and ("purchase_tickets"."media_item_id" is null) = ("purchase_tickets"."quality" is null));