CREATE TABLE "cold_start_set_genres" (
	"set_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"genre_id" integer NOT NULL,
	CONSTRAINT "cold_start_set_genres_set_id_position_pk" PRIMARY KEY("set_id","position")
);
--> statement-breakpoint
CREATE TABLE "cold_start_set_items" (
	"cold_start_set_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"media_item_id" integer NOT NULL,
	CONSTRAINT "cold_start_set_items_cold_start_set_id_position_pk" PRIMARY KEY("cold_start_set_id","position")
);
--> statement-breakpoint
CREATE TABLE "cold_start_sets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cold_start_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"order_number" integer NOT NULL,
	"brands" text[] NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"min_for_choosing" smallint NOT NULL,
	CONSTRAINT "cold_start_sets_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "exchange_offer_items" (
	"exchange_offer_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"media_item_id" integer NOT NULL,
	CONSTRAINT "exchange_offer_items_exchange_offer_id_position_pk" PRIMARY KEY("exchange_offer_id","position")
);
--> statement-breakpoint
CREATE TABLE "exchange_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"order_number" integer NOT NULL,
	"brands" text[] NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"days" smallint NOT NULL,
	"watched_percent" smallint NOT NULL,
	CONSTRAINT "exchange_offers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "cold_start_set_genres" ADD CONSTRAINT "cold_start_set_genres_set_id_cold_start_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."cold_start_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cold_start_set_genres" ADD CONSTRAINT "cold_start_set_genres_genre_id_genres_id_fk" FOREIGN KEY ("genre_id") REFERENCES "public"."genres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cold_start_set_items" ADD CONSTRAINT "cold_start_set_items_cold_start_set_id_cold_start_sets_id_fk" FOREIGN KEY ("cold_start_set_id") REFERENCES "public"."cold_start_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cold_start_set_items" ADD CONSTRAINT "cold_start_set_items_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_offer_items" ADD CONSTRAINT "exchange_offer_items_exchange_offer_id_exchange_offers_id_fk" FOREIGN KEY ("exchange_offer_id") REFERENCES "public"."exchange_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_offer_items" ADD CONSTRAINT "exchange_offer_items_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cold_start_set_genres_by_genre" ON "cold_start_set_genres" USING btree ("genre_id");--> statement-breakpoint
CREATE INDEX "cold_start_set_items_by_item" ON "cold_start_set_items" USING btree ("media_item_id");--> statement-breakpoint
CREATE INDEX "exchange_offer_items_by_item" ON "exchange_offer_items" USING btree ("media_item_id");--> statement-breakpoint
CREATE TRIGGER "cold_start_sets_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cold_start_sets" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');--> statement-breakpoint
CREATE TRIGGER "cold_start_set_genres_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cold_start_set_genres" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');--> statement-breakpoint
CREATE TRIGGER "cold_start_set_items_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cold_start_set_items" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
