CREATE TABLE "ledger_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"account_id" integer,
	"currency" text NOT NULL,
	"balance" bigint,
	CONSTRAINT "ledger_accounts_currency" UNIQUE("id","currency"),
	CONSTRAINT "ledger_accounts_kind" CHECK (("ledger_accounts"."kind" = 'prepaid') = ("ledger_accounts"."balance" is not null)),
	CONSTRAINT "ledger_accounts_balance" CHECK ("ledger_accounts"."balance" between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_key" UNIQUE("key"),
	CONSTRAINT "ledger_transfers_amount" CHECK ("ledger_transfers"."amount" > 0),
	CONSTRAINT "ledger_transfers_sides" CHECK ("ledger_transfers"."from_id" <> "ledger_transfers"."to_id"),
	CONSTRAINT "ledger_transfers_balance" CHECK ("ledger_transfers"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer GENERATED ALWAYS AS IDENTITY (sequence name "purchase_tickets_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"profile_id" integer,
	"media_item_id" integer NOT NULL,
	"price_id" integer NOT NULL,
	"usage_model" text NOT NULL,
	"quality" text NOT NULL,
	"duration" integer,
	"duration_unit" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"is_embedded" boolean NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_tickets_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"media_item_id" integer NOT NULL,
	"ticket_id" uuid NOT NULL,
	"transfer_id" integer NOT NULL,
	"usage_model" text NOT NULL,
	"quality" text NOT NULL,
	"purchased_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "purchases_ticket_id_unique" UNIQUE("ticket_id"),
	CONSTRAINT "purchases_transfer_id_unique" UNIQUE("transfer_id"),
	CONSTRAINT "purchases_rental" CHECK (("purchases"."usage_model" = 'TVOD') = ("purchases"."ends_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "title_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "title_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"media_item_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"usage_model" text NOT NULL,
	"quality" text NOT NULL,
	"duration" integer,
	"duration_unit" text,
	"amount" integer NOT NULL,
	"original_amount" integer,
	"currency" text NOT NULL,
	CONSTRAINT "title_prices_offer" UNIQUE NULLS NOT DISTINCT("media_item_id","usage_model","quality","duration","duration_unit"),
	CONSTRAINT "title_prices_rental" CHECK (("title_prices"."usage_model" = 'TVOD') = ("title_prices"."duration" is not null) and ("title_prices"."duration" is null) = ("title_prices"."duration_unit" is null)),
	CONSTRAINT "title_prices_amount" CHECK ("title_prices"."amount" > 0 and "title_prices"."duration" is distinct from 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_from_account" FOREIGN KEY ("from_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_to_account" FOREIGN KEY ("to_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD CONSTRAINT "purchase_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD CONSTRAINT "purchase_tickets_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD CONSTRAINT "purchase_tickets_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_ticket_id_purchase_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."purchase_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_prices" ADD CONSTRAINT "title_prices_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_prepaid" ON "ledger_accounts" USING btree ("account_id","currency") WHERE kind = 'prepaid';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_own" ON "ledger_accounts" USING btree ("kind","currency") WHERE kind <> 'prepaid';--> statement-breakpoint
CREATE INDEX "ledger_transfers_from" ON "ledger_transfers" USING btree ("from_id","id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_to" ON "ledger_transfers" USING btree ("to_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_tickets_open" ON "purchase_tickets" USING btree ("account_id","media_item_id") WHERE status = 'wait_payment';--> statement-breakpoint
CREATE INDEX "purchase_tickets_created" ON "purchase_tickets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "purchases_account" ON "purchases" USING btree ("account_id","id");