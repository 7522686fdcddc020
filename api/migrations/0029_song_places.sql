ALTER TABLE "stream_leases" DROP CONSTRAINT "stream_leases_of_one";--> statement-breakpoint
ALTER TABLE "stream_leases" ADD COLUMN "karaoke_item_id" integer;--> statement-breakpoint
ALTER TABLE "stream_leases" ADD CONSTRAINT "stream_leases_karaoke_item_id_karaoke_items_id_fk" FOREIGN KEY ("karaoke_item_id") REFERENCES "public"."karaoke_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_leases_by_karaoke_item" ON "stream_leases" USING btree ("karaoke_item_id");--> statement-breakpoint
ALTER TABLE "stream_leases" ADD CONSTRAINT "stream_leases_of_one" CHECK (num_nonnulls("stream_leases"."media_item_id", "stream_leases"."channel_id", "stream_leases"."karaoke_item_id") = 1);