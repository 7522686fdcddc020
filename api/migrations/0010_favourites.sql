CREATE TABLE "favourites" (
	"profile_id" integer NOT NULL,
	"media_item_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_profile_id_media_item_id_pk" PRIMARY KEY("profile_id","media_item_id")
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_latest" ON "favourites" USING btree ("profile_id","added_at","media_item_id");--> statement-breakpoint
CREATE INDEX "favourites_by_media_item" ON "favourites" USING btree ("media_item_id");