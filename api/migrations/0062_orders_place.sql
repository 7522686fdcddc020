ALTER TABLE "purchase_tickets" ADD COLUMN "discount_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD COLUMN "country" text;--> statement-breakpoint
CREATE INDEX "receipts_issued" ON "receipts" USING brin ("issued_at");