-- Says to every process what has changed of what all viewers read, so that none keeps it in memory any longer.
CREATE FUNCTION "note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('kadr_changed', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "age_levels_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "age_levels" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "assets_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "assets" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "collection_items_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "collection_items" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "collections_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "collections" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "genres_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "genres" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "info_pages_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "info_pages" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "karaoke_items_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "karaoke_items" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "media_block_items_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "media_block_items" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "media_blocks_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "media_blocks" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "media_item_genres_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "media_item_genres" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "media_item_persons_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "media_item_persons" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "media_views_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "media_views" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "persons_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "persons" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "promo_event_items_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "promo_event_items" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "promo_events_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "promo_events" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "service_items_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_items" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "service_prices_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_prices" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "services_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "services" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "title_prices_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "title_prices" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "epgs_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "epgs" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('guide');
--> statement-breakpoint
CREATE TRIGGER "programmes_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "programmes" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('guide');
--> statement-breakpoint
CREATE TRIGGER "channel_runs_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "channel_runs" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('runs');
--> statement-breakpoint
CREATE TRIGGER "media_items_changed" AFTER INSERT OR UPDATE OF "slug", "type", "parent_id", "series_id", "order_number", "name", "short_name", "original_name", "short_description", "summary", "note", "year", "age", "is_erotic", "countries", "themes", "category", "own_rating", "usage_model", "is_coming_soon", "start_date", "brands", "territories", "logo", "visit_card", "background", "poster_bg_color", "screenshots", "copyright_holder_logo_1", "copyright_holder_logo_2", "asset_id", "trailer_asset_id", "markers", "ads", "duration", "is_playable", "children_amount", "created_at", "published_at" OR DELETE OR TRUNCATE ON "media_items" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
--> statement-breakpoint
CREATE TRIGGER "media_items_popularity_changed" AFTER UPDATE OF "popularity" ON "media_items" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('popularity');
--> statement-breakpoint
CREATE FUNCTION "note_rating"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('kadr_changed', 'rating ' || NEW."id"::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "media_items_rating_changed" AFTER UPDATE OF "ratings_count", "ratings_sum" ON "media_items" FOR EACH ROW EXECUTE FUNCTION "note_rating"();
--> statement-breakpoint
CREATE TRIGGER "channels_changed" AFTER INSERT OR UPDATE OF "slug", "name", "description", "logo", "full_logo", "background", "color", "themes", "age", "service_id", "is_tstv_allowed", "is_pltv_allowed", "is_catchup_allowed", "tstv_service_id", "tstv_depth", "pltv_max_duration", "player_type", "order_number", "brands", "territories" OR DELETE OR TRUNCATE ON "channels" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('content');
