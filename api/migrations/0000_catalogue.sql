CREATE TABLE "assets" (
	"id" text PRIMARY KEY NOT NULL,
	"duration" double precision NOT NULL,
	"max_height" integer,
	"audio" jsonb NOT NULL,
	"subtitles" jsonb NOT NULL,
	"has_thumbnails" boolean NOT NULL,
	"is_crypted" boolean NOT NULL,
	"is_hevc" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_block_items" (
	"media_block_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"media_item_id" integer NOT NULL,
	CONSTRAINT "media_block_items_media_block_id_position_pk" PRIMARY KEY("media_block_id","position")
);
--> statement-breakpoint
CREATE TABLE "media_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"media_view_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"tag" text,
	"name" jsonb,
	"sub_name" jsonb,
	"target" jsonb,
	"display_type" jsonb,
	"custom_data" jsonb,
	"variant" text,
	"glow_color" text,
	"query" jsonb,
	CONSTRAINT "media_blocks_place" UNIQUE("media_view_id","position")
);
--> statement-breakpoint
CREATE TABLE "media_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand" text NOT NULL,
	"alias" text NOT NULL,
	"name" jsonb,
	"title" jsonb,
	"description" jsonb,
	CONSTRAINT "media_views_alias" UNIQUE("brand","alias")
);
--> statement-breakpoint
CREATE TABLE "age_levels" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"age_value" smallint NOT NULL,
	CONSTRAINT "age_levels_age_value_unique" UNIQUE("age_value")
);
--> statement-breakpoint
CREATE TABLE "genres" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "genres_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alias" text NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "genres_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "media_item_genres" (
	"media_item_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"genre_id" integer NOT NULL,
	CONSTRAINT "media_item_genres_media_item_id_position_pk" PRIMARY KEY("media_item_id","position")
);
--> statement-breakpoint
CREATE TABLE "media_item_persons" (
	"media_item_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"person_id" integer NOT NULL,
	"role" text NOT NULL,
	"character" jsonb,
	CONSTRAINT "media_item_persons_media_item_id_position_pk" PRIMARY KEY("media_item_id","position")
);
--> statement-breakpoint
CREATE TABLE "media_item_plays" (
	"media_item_id" integer NOT NULL,
	"day" date NOT NULL,
	"plays" integer NOT NULL,
	CONSTRAINT "media_item_plays_media_item_id_day_pk" PRIMARY KEY("media_item_id","day")
);
--> statement-breakpoint
CREATE TABLE "media_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"parent_id" integer,
	"series_id" integer,
	"order_number" integer,
	"name" jsonb NOT NULL,
	"short_name" jsonb,
	"original_name" text,
	"short_description" jsonb,
	"summary" jsonb,
	"year" smallint,
	"age" smallint NOT NULL,
	"countries" text[] NOT NULL,
	"themes" text[] NOT NULL,
	"category" text,
	"rating" numeric(3, 1),
	"usage_model" text,
	"is_coming_soon" boolean NOT NULL,
	"start_date" timestamp with time zone,
	"brands" text[] NOT NULL,
	"logo" jsonb,
	"visit_card" jsonb,
	"background" text,
	"poster_bg_color" text,
	"screenshots" text[] NOT NULL,
	"copyright_holder_logo_1" text,
	"copyright_holder_logo_2" text,
	"asset_id" text,
	"trailer_asset_id" text,
	"duration" double precision,
	"is_playable" boolean DEFAULT false NOT NULL,
	"children_amount" integer DEFAULT 0 NOT NULL,
	"popularity" double precision DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"is_published" boolean GENERATED ALWAYS AS (is_playable or is_coming_soon) STORED NOT NULL,
	"novelty" integer GENERATED ALWAYS AS (floor(extract(epoch from (coalesce(published_at, created_at) at time zone 'UTC')) / 86400)::integer * 10000 + coalesce(year, 0)) STORED NOT NULL,
	CONSTRAINT "media_items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "media_items_place" CHECK (("media_items"."type" in ('season', 'episode')) = ("media_items"."parent_id" is not null)),
	CONSTRAINT "media_items_series" CHECK (("media_items"."type" in ('season', 'episode')) = ("media_items"."series_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "persons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"native_name" text,
	"photo_avatar" text,
	"birth_date" date,
	"death_date" date,
	"biography" jsonb,
	CONSTRAINT "persons_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "ingests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ingests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"upload_id" text NOT NULL,
	"file_name" text NOT NULL,
	"subtitles" jsonb NOT NULL,
	"slug" text,
	"title" jsonb,
	"brand" text,
	"planned_asset_id" text NOT NULL,
	"state" text NOT NULL,
	"percent" double precision NOT NULL,
	"time_left" double precision,
	"reason" text,
	"worker" text,
	"held_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"asset_id" text,
	"media_item_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ingests_planned_asset_id_unique" UNIQUE("planned_asset_id")
);
--> statement-breakpoint
ALTER TABLE "media_block_items" ADD CONSTRAINT "media_block_items_media_block_id_media_blocks_id_fk" FOREIGN KEY ("media_block_id") REFERENCES "public"."media_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_block_items" ADD CONSTRAINT "media_block_items_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_blocks" ADD CONSTRAINT "media_blocks_media_view_id_media_views_id_fk" FOREIGN KEY ("media_view_id") REFERENCES "public"."media_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_item_genres" ADD CONSTRAINT "media_item_genres_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_item_genres" ADD CONSTRAINT "media_item_genres_genre_id_genres_id_fk" FOREIGN KEY ("genre_id") REFERENCES "public"."genres"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_item_persons" ADD CONSTRAINT "media_item_persons_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_item_persons" ADD CONSTRAINT "media_item_persons_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_item_plays" ADD CONSTRAINT "media_item_plays_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_parent_id_media_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_series_id_media_items_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_age_age_levels_age_value_fk" FOREIGN KEY ("age") REFERENCES "public"."age_levels"("age_value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_trailer_asset_id_assets_id_fk" FOREIGN KEY ("trailer_asset_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingests" ADD CONSTRAINT "ingests_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingests" ADD CONSTRAINT "ingests_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_block_items_by_item" ON "media_block_items" USING btree ("media_item_id");--> statement-breakpoint
CREATE INDEX "media_item_genres_by_genre" ON "media_item_genres" USING btree ("genre_id","media_item_id");--> statement-breakpoint
CREATE INDEX "media_item_persons_by_person" ON "media_item_persons" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "media_item_plays_by_day" ON "media_item_plays" USING btree ("day");--> statement-breakpoint
CREATE INDEX "media_items_by_parent" ON "media_items" USING btree ("parent_id","order_number");--> statement-breakpoint
CREATE INDEX "media_items_by_series" ON "media_items" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "media_items_by_asset" ON "media_items" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "media_items_by_trailer_asset" ON "media_items" USING btree ("trailer_asset_id");--> statement-breakpoint
CREATE INDEX "media_items_popular" ON "media_items" USING btree ("popularity","id") WHERE is_published and type in ('film', 'series');--> statement-breakpoint
CREATE INDEX "media_items_new" ON "media_items" USING btree ("novelty","id") WHERE is_published and type in ('film', 'series');--> statement-breakpoint
CREATE INDEX "media_items_rating" ON "media_items" USING btree (coalesce(rating, 0),"id") WHERE is_published and type in ('film', 'series');--> statement-breakpoint
CREATE INDEX "media_items_name_rus" ON "media_items" USING btree ((name->>'rus') collate "ru-x-icu","id") WHERE is_published and type in ('film', 'series');--> statement-breakpoint
CREATE INDEX "media_items_name_eng" ON "media_items" USING btree (coalesce(name->>'eng', name->>'rus') collate "en-x-icu","id") WHERE is_published and type in ('film', 'series');--> statement-breakpoint
CREATE INDEX "media_items_name_hye" ON "media_items" USING btree (coalesce(name->>'hye', name->>'rus') collate "hy-x-icu","id") WHERE is_published and type in ('film', 'series');--> statement-breakpoint
CREATE INDEX "ingests_open" ON "ingests" USING btree ("id") WHERE state not in ('published', 'failed');