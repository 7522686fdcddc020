-- without transaction
DROP INDEX CONCURRENTLY IF EXISTS "analytics_events_default_account";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "analytics_events_default_account" ON "analytics_events" USING btree ("account_id") WHERE "analytics_events"."account_id" is not null;
