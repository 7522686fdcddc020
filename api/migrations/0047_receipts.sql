CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "receipts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"payment_id" uuid NOT NULL,
	"refund_id" uuid,
	"items" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"email" text,
	"phone" text,
	"is_fiscal" boolean NOT NULL,
	"state" text,
	"marks" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	CONSTRAINT "receipts_number_unique" UNIQUE("number"),
	CONSTRAINT "receipts_amount" CHECK ("receipts"."amount" > 0),
	CONSTRAINT "receipts_state" CHECK ("receipts"."state" is null or ("receipts"."is_fiscal" and "receipts"."issued_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_owner" ON "receipts" USING btree ("payment_id",coalesce(refund_id, '00000000-0000-0000-0000-000000000000'));--> statement-breakpoint
CREATE INDEX "receipts_account" ON "receipts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "receipts_check" ON "receipts" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "receipt";