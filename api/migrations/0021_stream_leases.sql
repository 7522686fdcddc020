CREATE TABLE "stream_leases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"account_id" integer,
	"media_item_id" integer NOT NULL,
	"device_type_icon" text NOT NULL,
	"device_title" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"heartbeat_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "stream_limit" integer;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "markers" jsonb;--> statement-breakpoint
ALTER TABLE "stream_leases" ADD CONSTRAINT "stream_leases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_leases" ADD CONSTRAINT "stream_leases_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_leases_by_account" ON "stream_leases" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "stream_leases_by_session" ON "stream_leases" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "stream_leases_by_media_item" ON "stream_leases" USING btree ("media_item_id");--> statement-breakpoint
CREATE INDEX "stream_leases_by_heartbeat" ON "stream_leases" USING btree ("heartbeat_at");--> statement-breakpoint
-- Whoever deletes a session, and why: its screens give up their places with it. A guest's session has no row.
CREATE FUNCTION "end_leases_of_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "stream_leases" WHERE "session_id" = OLD."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sessions_end_leases" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "end_leases_of_session"();
