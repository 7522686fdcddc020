-- What operators did is added to, never changed: an entry, and how it ended.
CREATE FUNCTION "refuse_change_of_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are added only.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit"();
--> statement-breakpoint
CREATE TRIGGER "audit_outcomes_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_outcomes" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit"();
