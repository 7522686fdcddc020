CREATE TABLE "promo_campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"max_redemptions" integer,
	"max_per_day" integer,
	"max_per_account" integer,
	CONSTRAINT "promo_campaigns_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "promo_discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"promo_code_id" integer NOT NULL,
	"media_item_id" integer,
	"service_id" integer,
	"percent" smallint,
	"amount_off" integer,
	"price" integer,
	"currency" text,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"used_ticket_id" uuid,
	CONSTRAINT "promo_discounts_kind" CHECK (num_nonnulls("promo_discounts"."percent", "promo_discounts"."amount_off", "promo_discounts"."price") = 1 and ("promo_discounts"."percent" is null) = ("promo_discounts"."currency" is not null))
);
--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_origin";--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "campaign_id" integer;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "benefit" jsonb;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "max_per_day" integer;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD COLUMN "discount_id" integer;--> statement-breakpoint
ALTER TABLE "promo_discounts" ADD CONSTRAINT "promo_discounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_discounts" ADD CONSTRAINT "promo_discounts_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_discounts" ADD CONSTRAINT "promo_discounts_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_discounts" ADD CONSTRAINT "promo_discounts_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_discounts" ADD CONSTRAINT "promo_discounts_used_ticket_id_purchase_tickets_id_fk" FOREIGN KEY ("used_ticket_id") REFERENCES "public"."purchase_tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_discounts_account" ON "promo_discounts" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_discounts_ticket" ON "promo_discounts" USING btree ("used_ticket_id");--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_campaign_id_promo_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."promo_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_code_redemptions_account" ON "promo_code_redemptions" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_origin" CHECK (("purchases"."exchanged_from_id" is null) = ("purchases"."ticket_id" is not null) and ("purchases"."ticket_id" is not null or "purchases"."transfer_id" is null));