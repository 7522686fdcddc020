DROP INDEX "stream_leases_by_heartbeat";--> statement-breakpoint
DROP INDEX "viewing_positions_latest";--> statement-breakpoint
ALTER TABLE "stream_leases" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "viewing_positions" SET (fillfactor = 70);
