-- Of one channel there is one programme at a time.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "epgs" ADD CONSTRAINT "epgs_one_at_a_time"
EXCLUDE USING gist ("channel_id" WITH =, tstzrange("start_time", "end_time") WITH &&);
--> statement-breakpoint
-- Channels are found by their names, programmes by theirs, whenever they are on: see api/src/search/tables.ts.
CREATE TRIGGER "channels_search" AFTER INSERT OR UPDATE OF name OR DELETE ON "channels"
FOR EACH ROW EXECUTE FUNCTION "note_search_entry"('channel', 'name');
--> statement-breakpoint
CREATE TRIGGER "programmes_search" AFTER INSERT OR UPDATE OF name OR DELETE ON "programmes"
FOR EACH ROW EXECUTE FUNCTION "note_search_entry"('epg', 'name');
