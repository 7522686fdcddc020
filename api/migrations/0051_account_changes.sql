-- Notifies every process of changes to an account's session data, so that none keeps outdated rows in memory.
CREATE FUNCTION "note_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'accounts' THEN
    PERFORM pg_notify('kadr_account', NEW."id"::text);
  ELSE
    PERFORM pg_notify('kadr_account', NEW."account_id"::text);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "note_account_of_profile"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD."profile_id"; ELSE changed := NEW."profile_id"; END IF;
  PERFORM pg_notify('kadr_account', p."account_id"::text) FROM "profiles" p WHERE p."id" = changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "note_account_of_session"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD."session_id"; ELSE changed := NEW."session_id"; END IF;
  PERFORM pg_notify('kadr_account', s."account_id"::text) FROM "sessions" s WHERE s."id" = changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "accounts_noted" AFTER UPDATE OF "san", "email", "phone", "password_hash", "language", "time_zone", "is_test", "btb_type", "auth_mode", "home_mrf", "location", "sub_location", "is_blocked", "block_screen" ON "accounts" FOR EACH ROW EXECUTE FUNCTION "note_account"();
--> statement-breakpoint
CREATE TRIGGER "profiles_noted" AFTER UPDATE OF "type", "name", "icon_id", "is_purchase_pin_required", "default_age_limit_id", "max_age_limit_id", "is_erotic_allowed", "view_allowed_from", "view_allowed_to", "max_view_time", "is_notifications_allowed" ON "profiles" FOR EACH ROW EXECUTE FUNCTION "note_account"();
--> statement-breakpoint
CREATE TRIGGER "sessions_noted" AFTER UPDATE OF "state", "profile_id", "device_id", "age_unlocked_until" ON "sessions" FOR EACH ROW EXECUTE FUNCTION "note_account"();
--> statement-breakpoint
CREATE TRIGGER "purchases_noted" AFTER INSERT OR UPDATE ON "purchases" FOR EACH ROW EXECUTE FUNCTION "note_account"();
--> statement-breakpoint
CREATE TRIGGER "subscriptions_noted" AFTER INSERT OR UPDATE ON "subscriptions" FOR EACH ROW EXECUTE FUNCTION "note_account"();
--> statement-breakpoint
CREATE TRIGGER "favourites_noted" AFTER INSERT OR UPDATE OR DELETE ON "favourites" FOR EACH ROW EXECUTE FUNCTION "note_account_of_profile"();
--> statement-breakpoint
CREATE TRIGGER "cold_starts_noted" AFTER INSERT OR UPDATE OR DELETE ON "cold_starts" FOR EACH ROW EXECUTE FUNCTION "note_account_of_profile"();
--> statement-breakpoint
CREATE TRIGGER "codes_noted" AFTER INSERT OR UPDATE OR DELETE ON "codes" FOR EACH ROW EXECUTE FUNCTION "note_account_of_session"();
