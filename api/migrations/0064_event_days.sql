-- The table becomes the default partition of a table partitioned by day, as it is: no row is read or copied here.
-- `analytics/event-days.ts` moves its rows to their days.
ALTER TABLE "analytics_events" RENAME TO "analytics_events_default";--> statement-breakpoint
ALTER INDEX "analytics_events_name" RENAME TO "analytics_events_default_name";--> statement-breakpoint
ALTER INDEX "analytics_events_received" RENAME TO "analytics_events_default_received";--> statement-breakpoint
ALTER TABLE "analytics_events_default" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "analytics_events_default" ADD COLUMN "country" text, ADD COLUMN "browser" text, ADD COLUMN "system" text, ADD COLUMN "network" text;--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" bigserial NOT NULL,
	"name" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"session_id" text,
	"account_id" integer,
	"profile_id" integer,
	"device_id" text,
	"device_type" text NOT NULL,
	"app_version" text,
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"page" text NOT NULL,
	"data" jsonb NOT NULL,
	"country" text,
	"browser" text,
	"system" text,
	"network" text
) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
SELECT setval('analytics_events_id_seq', (SELECT coalesce(max("id"), 0) + 1 FROM "analytics_events_default"), false);--> statement-breakpoint
ALTER TABLE "analytics_events_default" DROP CONSTRAINT "analytics_events_pkey";--> statement-breakpoint
CREATE INDEX "analytics_events_name" ON "analytics_events" USING btree ("name","received_at");--> statement-breakpoint
CREATE INDEX "analytics_events_account" ON "analytics_events" USING btree ("account_id") WHERE "analytics_events"."account_id" is not null;--> statement-breakpoint
ALTER TABLE "analytics_events" ATTACH PARTITION "analytics_events_default" DEFAULT;
