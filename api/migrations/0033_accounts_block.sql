-- However an account is blocked, or is no more: the streams of its sessions end, or may go on.
CREATE FUNCTION "note_blocked_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('kadr_session_blocked', s."id"::text || CASE WHEN NEW."is_blocked" THEN ' on' ELSE ' off' END)
    FROM "sessions" s WHERE s."account_id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "accounts_block" AFTER UPDATE OF "is_blocked" ON "accounts" FOR EACH ROW
  WHEN (OLD."is_blocked" IS DISTINCT FROM NEW."is_blocked") EXECUTE FUNCTION "note_blocked_account"();
