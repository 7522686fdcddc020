CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"profile_id" integer,
	"key" text NOT NULL,
	"event_type" text NOT NULL,
	"event_code" text NOT NULL,
	"display" jsonb,
	"item" jsonb,
	"media_view_alias" text,
	"ab_test" text,
	"src" text,
	"title" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"shown_at" timestamp with time zone,
	"clicked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"chosen" jsonb
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_key" ON "messages" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "messages_journal" ON "messages" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("account_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "messages_age" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ended_sessions_at" ON "ended_sessions" USING btree ("ended_at");