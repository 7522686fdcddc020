CREATE TABLE "cold_starts" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"genre_ids" integer[] NOT NULL,
	"media_item_ids" integer[] DEFAULT '{}' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_items" (
	"service_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"media_item_id" integer NOT NULL,
	CONSTRAINT "service_items_service_id_media_item_id_pk" PRIMARY KEY("service_id","media_item_id")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alias" text NOT NULL,
	"name" jsonb NOT NULL,
	"description_short" jsonb,
	"description" jsonb,
	"image" text,
	"icon" text,
	"color" text,
	"promo_label_text" jsonb,
	"promo_label_color" text,
	"active" boolean NOT NULL,
	"brands" text[] NOT NULL,
	CONSTRAINT "services_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
ALTER TABLE "cold_starts" ADD CONSTRAINT "cold_starts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_items" ADD CONSTRAINT "service_items_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_items" ADD CONSTRAINT "service_items_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_items_by_item" ON "service_items" USING btree ("media_item_id");