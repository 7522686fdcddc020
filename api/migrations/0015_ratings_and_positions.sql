CREATE TABLE "collection_items" (
	"collection_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"media_item_id" integer NOT NULL,
	CONSTRAINT "collection_items_collection_id_position_pk" PRIMARY KEY("collection_id","position")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"logo" text,
	"color" text,
	"copyright_holder_logo_1" text,
	"copyright_holder_logo_2" text,
	"order_number" integer NOT NULL,
	"brands" text[] NOT NULL,
	CONSTRAINT "collections_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "karaoke_favourites" (
	"profile_id" integer NOT NULL,
	"karaoke_item_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "karaoke_favourites_profile_id_karaoke_item_id_pk" PRIMARY KEY("profile_id","karaoke_item_id")
);
--> statement-breakpoint
CREATE TABLE "karaoke_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "karaoke_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"artist_name" jsonb NOT NULL,
	"description" jsonb,
	"logo" text,
	"color" text,
	"screenshots" text[] NOT NULL,
	"usage_model" text,
	"age" smallint NOT NULL,
	"order_number" integer NOT NULL,
	"brands" text[] NOT NULL,
	CONSTRAINT "karaoke_items_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "viewing_positions" (
	"profile_id" integer NOT NULL,
	"media_item_id" integer NOT NULL,
	"timepoint" double precision NOT NULL,
	"is_viewed" boolean NOT NULL,
	"watched_at" timestamp with time zone NOT NULL,
	"playback_session_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	CONSTRAINT "viewing_positions_profile_id_media_item_id_pk" PRIMARY KEY("profile_id","media_item_id")
);
--> statement-breakpoint
CREATE TABLE "promo_event_items" (
	"promo_event_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"media_item_id" integer NOT NULL,
	CONSTRAINT "promo_event_items_promo_event_id_position_pk" PRIMARY KEY("promo_event_id","position")
);
--> statement-breakpoint
CREATE TABLE "promo_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description_short" jsonb,
	"description" jsonb,
	"terms" jsonb,
	"logo" text,
	"color" text,
	"promo_label_text" jsonb,
	"age" smallint NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"target" jsonb,
	"order_number" integer NOT NULL,
	"brands" text[] NOT NULL,
	CONSTRAINT "promo_events_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"profile_id" integer NOT NULL,
	"media_item_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ratings_profile_id_media_item_id_pk" PRIMARY KEY("profile_id","media_item_id"),
	CONSTRAINT "ratings_range" CHECK ("ratings"."rating" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "media_block_items" ALTER COLUMN "media_item_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media_block_items" ADD COLUMN "collection_id" integer;--> statement-breakpoint
ALTER TABLE "media_block_items" ADD COLUMN "karaoke_item_id" integer;--> statement-breakpoint
ALTER TABLE "media_block_items" ADD COLUMN "service_id" integer;--> statement-breakpoint
ALTER TABLE "media_block_items" ADD COLUMN "banner" jsonb;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "own_rating" numeric(3, 1);--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "ratings_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "ratings_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was imported is the operator's; the mean takes the column's place, and its index goes with the column.
UPDATE "media_items" SET "own_rating" = "rating" WHERE "rating" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "media_items" drop column "rating";--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "rating" numeric(3, 1) GENERATED ALWAYS AS (case when own_rating is not null then round((own_rating * 100 + ratings_sum) / (100 + ratings_count), 1) when ratings_count >= 5 then round(ratings_sum::numeric / ratings_count, 1) end) STORED;--> statement-breakpoint
CREATE INDEX "media_items_rating" ON "media_items" USING btree (coalesce(rating, 0),"id") WHERE is_published and type in ('film', 'series');--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "karaoke_favourites" ADD CONSTRAINT "karaoke_favourites_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "karaoke_favourites" ADD CONSTRAINT "karaoke_favourites_karaoke_item_id_karaoke_items_id_fk" FOREIGN KEY ("karaoke_item_id") REFERENCES "public"."karaoke_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "karaoke_items" ADD CONSTRAINT "karaoke_items_age_age_levels_age_value_fk" FOREIGN KEY ("age") REFERENCES "public"."age_levels"("age_value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_positions" ADD CONSTRAINT "viewing_positions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_positions" ADD CONSTRAINT "viewing_positions_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_event_items" ADD CONSTRAINT "promo_event_items_promo_event_id_promo_events_id_fk" FOREIGN KEY ("promo_event_id") REFERENCES "public"."promo_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_event_items" ADD CONSTRAINT "promo_event_items_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_events" ADD CONSTRAINT "promo_events_age_age_levels_age_value_fk" FOREIGN KEY ("age") REFERENCES "public"."age_levels"("age_value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_items_by_item" ON "collection_items" USING btree ("media_item_id");--> statement-breakpoint
CREATE INDEX "collections_in_order" ON "collections" USING btree ("order_number","id");--> statement-breakpoint
CREATE INDEX "karaoke_favourites_latest" ON "karaoke_favourites" USING btree ("profile_id","added_at","karaoke_item_id");--> statement-breakpoint
CREATE INDEX "karaoke_favourites_by_item" ON "karaoke_favourites" USING btree ("karaoke_item_id");--> statement-breakpoint
CREATE INDEX "karaoke_items_in_order" ON "karaoke_items" USING btree ("order_number","id");--> statement-breakpoint
CREATE INDEX "viewing_positions_latest" ON "viewing_positions" USING btree ("profile_id","watched_at","media_item_id");--> statement-breakpoint
CREATE INDEX "viewing_positions_by_media_item" ON "viewing_positions" USING btree ("media_item_id");--> statement-breakpoint
CREATE INDEX "promo_event_items_by_item" ON "promo_event_items" USING btree ("media_item_id");--> statement-breakpoint
CREATE INDEX "promo_events_in_order" ON "promo_events" USING btree ("order_number","id");--> statement-breakpoint
CREATE INDEX "ratings_by_media_item" ON "ratings" USING btree ("media_item_id");--> statement-breakpoint
ALTER TABLE "media_block_items" ADD CONSTRAINT "media_block_items_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_block_items" ADD CONSTRAINT "media_block_items_karaoke_item_id_karaoke_items_id_fk" FOREIGN KEY ("karaoke_item_id") REFERENCES "public"."karaoke_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_block_items" ADD CONSTRAINT "media_block_items_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_block_items_by_collection" ON "media_block_items" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "media_block_items_by_karaoke" ON "media_block_items" USING btree ("karaoke_item_id");--> statement-breakpoint
CREATE INDEX "media_block_items_by_service" ON "media_block_items" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "media_items_by_country" ON "media_items" USING gin ("countries");--> statement-breakpoint
CREATE INDEX "media_items_by_year" ON "media_items" USING btree ("year") WHERE is_published and type in ('film', 'series');--> statement-breakpoint
ALTER TABLE "media_block_items" ADD CONSTRAINT "media_block_items_one" CHECK (num_nonnulls(media_item_id, collection_id, karaoke_item_id, service_id, banner) = 1);--> statement-breakpoint
-- Number and sum of a title's ratings, whoever writes or deletes them: also a profile that goes takes its own away.
CREATE FUNCTION "count_rating"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "media_items" SET
    "ratings_count" = "ratings_count" + (TG_OP = 'INSERT')::integer - (TG_OP = 'DELETE')::integer,
    "ratings_sum" = "ratings_sum"
      + CASE WHEN TG_OP = 'DELETE' THEN 0 ELSE NEW."rating" END
      - CASE WHEN TG_OP = 'INSERT' THEN 0 ELSE OLD."rating" END
  WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."media_item_id" ELSE NEW."media_item_id" END;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ratings_counted" AFTER INSERT OR UPDATE OF "rating" OR DELETE ON "ratings" FOR EACH ROW EXECUTE FUNCTION "count_rating"();
