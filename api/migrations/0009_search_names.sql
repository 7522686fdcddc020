-- Parts of names are looked for by trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "all_names" text GENERATED ALWAYS AS (coalesce(name->>'rus', '') || chr(10) || coalesce(name->>'eng', '') || chr(10) || coalesce(name->>'hye', '') || chr(10) || coalesce(original_name, '')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "media_items_by_part_of_name" ON "media_items" USING gin (all_names gin_trgm_ops);