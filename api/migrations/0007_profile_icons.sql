CREATE INDEX "sessions_profile" ON "sessions" USING btree ("profile_id");--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "icon";