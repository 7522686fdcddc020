ALTER TABLE "stream_leases" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stream_leases" ADD COLUMN "paused_at" timestamp with time zone;