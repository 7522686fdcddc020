CREATE TABLE "problem_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problem_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"account_id" integer,
	"session_id" text,
	"content_id" integer NOT NULL,
	"content_type" text NOT NULL,
	"feedback_text" text NOT NULL,
	"answers" text[] NOT NULL,
	"playback_session_id" uuid NOT NULL,
	"app_version" text,
	"user_agent" text,
	"state" jsonb NOT NULL,
	"events" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_reports_by_content" ON "problem_reports" USING btree ("content_id","id");--> statement-breakpoint
CREATE INDEX "problem_reports_by_account" ON "problem_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "problem_reports_at" ON "problem_reports" USING btree ("created_at");