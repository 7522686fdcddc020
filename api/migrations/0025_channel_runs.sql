CREATE TABLE "channel_fillers" (
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"media_item_id" integer NOT NULL,
	CONSTRAINT "channel_fillers_channel_id_position_pk" PRIMARY KEY("channel_id","position")
);
--> statement-breakpoint
CREATE TABLE "channel_runs" (
	"channel_id" integer NOT NULL,
	"first" bigint NOT NULL,
	"ordinal" bigint NOT NULL,
	"assets" jsonb NOT NULL,
	CONSTRAINT "channel_runs_channel_id_first_pk" PRIMARY KEY("channel_id","first")
);
--> statement-breakpoint
CREATE TABLE "programme_items" (
	"programme_id" integer NOT NULL,
	"position" integer NOT NULL,
	"media_item_id" integer NOT NULL,
	CONSTRAINT "programme_items_programme_id_position_pk" PRIMARY KEY("programme_id","position")
);
--> statement-breakpoint
ALTER TABLE "stream_leases" ALTER COLUMN "media_item_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "is_schedule_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stream_leases" ADD COLUMN "channel_id" integer;--> statement-breakpoint
ALTER TABLE "channel_fillers" ADD CONSTRAINT "channel_fillers_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_fillers" ADD CONSTRAINT "channel_fillers_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_runs" ADD CONSTRAINT "channel_runs_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_items" ADD CONSTRAINT "programme_items_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_items" ADD CONSTRAINT "programme_items_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_fillers_by_media_item" ON "channel_fillers" USING btree ("media_item_id");--> statement-breakpoint
CREATE INDEX "programme_items_by_media_item" ON "programme_items" USING btree ("media_item_id");--> statement-breakpoint
ALTER TABLE "stream_leases" ADD CONSTRAINT "stream_leases_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channels_schedule_due" ON "channels" USING btree ("id") WHERE "channels"."is_schedule_due";--> statement-breakpoint
CREATE INDEX "stream_leases_by_channel" ON "stream_leases" USING btree ("channel_id");--> statement-breakpoint
ALTER TABLE "stream_leases" ADD CONSTRAINT "stream_leases_of_one" CHECK (num_nonnulls("stream_leases"."media_item_id", "stream_leases"."channel_id") = 1);--> statement-breakpoint
-- Whoever gives a title another film, and why: channels that show it are scheduled anew.
-- Also one that is marked already: it may be just being scheduled, without that film.
CREATE FUNCTION "schedule_channels_of_title"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "channels" SET "is_schedule_due" = true WHERE "id" IN (
    SELECT "channel_id" FROM "channel_fillers" WHERE "media_item_id" = NEW."id"
    UNION
    SELECT "programmes"."channel_id" FROM "programme_items"
      JOIN "programmes" ON "programmes"."id" = "programme_items"."programme_id"
      WHERE "programme_items"."media_item_id" = NEW."id"
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "media_items_schedule_channels" AFTER UPDATE OF "asset_id" ON "media_items" FOR EACH ROW
  WHEN (OLD."asset_id" IS DISTINCT FROM NEW."asset_id") EXECUTE FUNCTION "schedule_channels_of_title"();
