ALTER TABLE "media_items" ADD COLUMN "territories" text[];--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "territories" text[];--> statement-breakpoint
ALTER TABLE "karaoke_items" ADD COLUMN "territories" text[];