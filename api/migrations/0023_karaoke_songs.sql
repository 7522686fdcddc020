ALTER TABLE "ingests" ADD COLUMN "lyrics" jsonb;--> statement-breakpoint
ALTER TABLE "karaoke_items" ADD COLUMN "asset_id" text;--> statement-breakpoint
ALTER TABLE "karaoke_items" ADD CONSTRAINT "karaoke_items_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;