CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"principal" text NOT NULL,
	"key_id" integer,
	"key_name" text,
	"ip" text NOT NULL,
	"user_agent" text,
	"request_id" text NOT NULL,
	"operation" text NOT NULL,
	"input" text
);
--> statement-breakpoint
CREATE TABLE "audit_outcomes" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "operator_keys_secret" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_key_id_operator_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."operator_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_outcomes" ADD CONSTRAINT "audit_outcomes_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_keys" ADD CONSTRAINT "operator_keys_created_by_operator_keys_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."operator_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_by_key" ON "audit_entries" USING btree ("key_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_operation" ON "audit_entries" USING btree ("operation","id");