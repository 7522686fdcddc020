CREATE TABLE "track_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "track_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"principal" text NOT NULL,
	"principal_id" integer,
	"principal_name" text,
	"request_id" text NOT NULL,
	"asset_id" text NOT NULL,
	"action" text NOT NULL,
	"track" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "ingests_open";--> statement-breakpoint
ALTER TABLE "ingests" ADD COLUMN "needs_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ingests" ADD COLUMN "posters" jsonb;--> statement-breakpoint
CREATE INDEX "track_changes_by_asset" ON "track_changes" USING btree ("asset_id","id");--> statement-breakpoint
CREATE INDEX "ingests_open" ON "ingests" USING btree ("id") WHERE state not in ('review', 'published', 'failed', 'cancelled');--> statement-breakpoint
CREATE TRIGGER "track_changes_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "track_changes" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
