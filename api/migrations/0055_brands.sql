CREATE TABLE "brand_drafts" (
	"brand" text PRIMARY KEY NOT NULL,
	"definition" jsonb NOT NULL,
	"based_on" integer,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand" text NOT NULL,
	"number" integer NOT NULL,
	"definition" jsonb,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "brand_versions_number" UNIQUE("brand","number")
);
--> statement-breakpoint
CREATE TRIGGER "brand_versions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "brand_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "brand_versions_changed" AFTER INSERT ON "brand_versions" FOR EACH STATEMENT EXECUTE FUNCTION "note_change"('brands');
