ALTER TABLE "subscription_periods" DROP CONSTRAINT "subscription_periods_order";--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD COLUMN "replaces_id" integer;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD COLUMN "credit_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "new_amount_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_order" CHECK ("subscription_periods"."number" = 1 or "subscription_periods"."ticket_id" is null);