ALTER TABLE "ingests" ALTER COLUMN "upload_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "is_prepared" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "ingests" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "ingests" ADD COLUMN "is_on_demand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ingests" ADD COLUMN "wanted_at" timestamp with time zone;--> statement-breakpoint
-- A film that is there at last is shown by the channels that wait for it, as one that a title gets is.
CREATE FUNCTION "schedule_channels_of_asset"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "channels" SET "is_schedule_due" = true WHERE "id" IN (
    SELECT "channel_id" FROM "channel_fillers"
      JOIN "media_items" ON "media_items"."id" = "channel_fillers"."media_item_id"
      WHERE "media_items"."asset_id" = NEW."id"
    UNION
    SELECT "programmes"."channel_id" FROM "programme_items"
      JOIN "programmes" ON "programmes"."id" = "programme_items"."programme_id"
      JOIN "media_items" ON "media_items"."id" = "programme_items"."media_item_id"
      WHERE "media_items"."asset_id" = NEW."id"
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "assets_schedule_channels" AFTER UPDATE OF "is_prepared" ON "assets" FOR EACH ROW
  WHEN (NEW."is_prepared" AND NOT OLD."is_prepared") EXECUTE FUNCTION "schedule_channels_of_asset"();
