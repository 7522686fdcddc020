CREATE TABLE "channel_favourites" (
	"profile_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_favourites_profile_id_channel_id_pk" PRIMARY KEY("profile_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"logo" text,
	"full_logo" text,
	"background" text,
	"color" text,
	"themes" text[] NOT NULL,
	"age" smallint NOT NULL,
	"service_id" integer,
	"is_tstv_allowed" boolean NOT NULL,
	"is_pltv_allowed" boolean NOT NULL,
	"is_catchup_allowed" boolean NOT NULL,
	"tstv_service_id" integer,
	"tstv_depth" integer,
	"pltv_max_duration" integer,
	"order_number" integer NOT NULL,
	"brands" text[] NOT NULL,
	CONSTRAINT "channels_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "epgs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "epgs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"programme_id" integer NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"tstv_valid_until" timestamp with time zone,
	CONSTRAINT "epgs_place" UNIQUE("channel_id","start_time"),
	CONSTRAINT "epgs_forward" CHECK (end_time > start_time)
);
--> statement-breakpoint
CREATE TABLE "programme_favourites" (
	"profile_id" integer NOT NULL,
	"programme_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "programme_favourites_profile_id_programme_id_pk" PRIMARY KEY("profile_id","programme_id")
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programmes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"logo" text,
	"age" smallint NOT NULL,
	CONSTRAINT "programmes_slug" UNIQUE("channel_id","slug")
);
--> statement-breakpoint
CREATE TABLE "info_pages" (
	"alias" text NOT NULL,
	"brand" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"sections" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "info_pages_alias_brand_pk" PRIMARY KEY("alias","brand")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"profile_id" integer NOT NULL,
	"epg_id" integer NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "reminders_profile_id_epg_id_pk" PRIMARY KEY("profile_id","epg_id")
);
--> statement-breakpoint
ALTER TABLE "media_block_items" DROP CONSTRAINT "media_block_items_one";--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "ticket_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "transfer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media_block_items" ADD COLUMN "channel_id" integer;--> statement-breakpoint
ALTER TABLE "media_block_items" ADD COLUMN "programme_id" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "exchanged_from_id" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "exchanged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "watched_to" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_favourites" ADD CONSTRAINT "channel_favourites_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_favourites" ADD CONSTRAINT "channel_favourites_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_age_age_levels_age_value_fk" FOREIGN KEY ("age") REFERENCES "public"."age_levels"("age_value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_tstv_service_id_services_id_fk" FOREIGN KEY ("tstv_service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "epgs" ADD CONSTRAINT "epgs_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "epgs" ADD CONSTRAINT "epgs_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_favourites" ADD CONSTRAINT "programme_favourites_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_favourites" ADD CONSTRAINT "programme_favourites_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_age_age_levels_age_value_fk" FOREIGN KEY ("age") REFERENCES "public"."age_levels"("age_value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_epg_id_epgs_id_fk" FOREIGN KEY ("epg_id") REFERENCES "public"."epgs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_favourites_by_channel" ON "channel_favourites" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "channels_in_order" ON "channels" USING btree ("order_number","id");--> statement-breakpoint
CREATE INDEX "channels_by_service" ON "channels" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "epgs_by_end" ON "epgs" USING btree ("channel_id","end_time");--> statement-breakpoint
CREATE INDEX "epgs_by_programme" ON "epgs" USING btree ("programme_id","end_time");--> statement-breakpoint
CREATE INDEX "programme_favourites_by_programme" ON "programme_favourites" USING btree ("programme_id");--> statement-breakpoint
CREATE INDEX "reminders_waiting" ON "reminders" USING btree ("epg_id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "reminders_by_epg" ON "reminders" USING btree ("epg_id");--> statement-breakpoint
ALTER TABLE "media_block_items" ADD CONSTRAINT "media_block_items_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_block_items" ADD CONSTRAINT "media_block_items_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_exchanged_from_id_purchases_id_fk" FOREIGN KEY ("exchanged_from_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_block_items_by_channel" ON "media_block_items" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "media_block_items_by_programme" ON "media_block_items" USING btree ("programme_id");--> statement-breakpoint
CREATE INDEX "media_items_clips" ON "media_items" USING btree ("series_id","order_number") WHERE type = 'episode' and category = 'shortseries';--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_exchanged_from_id_unique" UNIQUE("exchanged_from_id");--> statement-breakpoint
ALTER TABLE "media_block_items" ADD CONSTRAINT "media_block_items_one" CHECK (num_nonnulls(media_item_id, collection_id, karaoke_item_id, service_id, channel_id, programme_id, banner) = 1);--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_origin" CHECK (("purchases"."exchanged_from_id" is null) = ("purchases"."ticket_id" is not null) and ("purchases"."ticket_id" is null) = ("purchases"."transfer_id" is null));