-- Whoever deletes a session, and why: its sockets and stream addresses end with it.
CREATE FUNCTION "note_ended_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ended_sessions" ("id") VALUES (OLD."id") ON CONFLICT DO NOTHING;
  PERFORM pg_notify('kadr_session_ended', OLD."id"::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sessions_end" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "note_ended_session"();
