-- The audit is append-only: entries and outcomes are never changed. The books and the audit share one rule.
ALTER FUNCTION "refuse_change_of_books"() RENAME TO "refuse_change";
--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_outcomes_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_outcomes" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
