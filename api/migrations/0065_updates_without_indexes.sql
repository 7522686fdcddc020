--> statement-breakpoint
ALTER TABLE "stream_leases" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "viewing_positions" SET (fillfactor = 70);
