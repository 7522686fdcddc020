CREATE TABLE "bonus_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"program_id" integer NOT NULL,
	"status" text NOT NULL,
	"login" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_members_account" UNIQUE("account_id","program_id"),
	CONSTRAINT "bonus_members_login" UNIQUE("program_id","login")
);
--> statement-breakpoint
CREATE TABLE "bonus_programs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_programs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alias" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"activation_terms" jsonb NOT NULL,
	"required_login_type" text NOT NULL,
	"allows_registration" boolean NOT NULL,
	"allows_custom_login" boolean NOT NULL,
	"is_reviewed" boolean NOT NULL,
	"currency" text NOT NULL,
	"point_value" integer NOT NULL,
	"earn_percent" smallint NOT NULL,
	"expires_after_days" integer,
	"active" boolean NOT NULL,
	"brands" text[] NOT NULL,
	CONSTRAINT "bonus_programs_alias_unique" UNIQUE("alias"),
	CONSTRAINT "bonus_programs_terms" CHECK ("bonus_programs"."point_value" > 0 and "bonus_programs"."earn_percent" between 0 and 100 and "bonus_programs"."expires_after_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "bonus_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"program_id" integer NOT NULL,
	"action" text NOT NULL,
	"login" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_requests_account" UNIQUE("account_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "certificate_designs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_designs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alias" text NOT NULL,
	"position" smallint NOT NULL,
	"name" jsonb NOT NULL,
	"color_from" text NOT NULL,
	"color_to" text NOT NULL,
	"sign" text NOT NULL,
	CONSTRAINT "certificate_designs_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "certificate_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alias" text NOT NULL,
	"position" smallint NOT NULL,
	"name" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"service_id" integer,
	"duration" integer,
	"duration_unit" text,
	"active" boolean NOT NULL,
	CONSTRAINT "certificate_products_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer,
	"name" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"service_id" integer,
	"duration" integer,
	"duration_unit" text,
	"design_id" integer NOT NULL,
	"language" text NOT NULL,
	"recipient_email" text,
	"recipient_name" text,
	"sender_name" text,
	"greeting" text,
	"send_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_secret" text NOT NULL,
	"transfer_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"redeemed_by_id" integer,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "certificates_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "certificates_transfer_id_unique" UNIQUE("transfer_id"),
	CONSTRAINT "certificates_amount" CHECK ("certificates"."amount" > 0),
	CONSTRAINT "certificates_paid" CHECK (("certificates"."state" = 'wait_payment') = ("certificates"."transfer_id" is null))
);
--> statement-breakpoint
ALTER TABLE "letters" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "purchase_tickets" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "bonus_members" ADD CONSTRAINT "bonus_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_members" ADD CONSTRAINT "bonus_members_program_id_bonus_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."bonus_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_requests" ADD CONSTRAINT "bonus_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_requests" ADD CONSTRAINT "bonus_requests_program_id_bonus_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."bonus_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_products" ADD CONSTRAINT "certificate_products_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_design_id_certificate_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."certificate_designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_redeemed_by_id_accounts_id_fk" FOREIGN KEY ("redeemed_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_account" ON "certificates" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "certificates_redeemed_by" ON "certificates" USING btree ("redeemed_by_id");--> statement-breakpoint
CREATE INDEX "certificates_recipient" ON "certificates" USING btree ("recipient_email");--> statement-breakpoint
CREATE INDEX "certificates_due" ON "certificates" USING btree ("send_at") WHERE state = 'paid' and sent_at is null and recipient_email is not null;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_address_key" UNIQUE("address","channel","key");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_reach" CHECK (("letters"."account_id" is null) <> ("letters"."address" is null));