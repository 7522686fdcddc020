CREATE TABLE "record_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"principal" text NOT NULL,
	"principal_id" integer,
	"principal_name" text,
	"request_id" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"action" text NOT NULL,
	"fields" text[] NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"version_before" text,
	"version_after" text,
	"undoes" integer
);
--> statement-breakpoint
CREATE TABLE "record_drafts" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"patch" jsonb NOT NULL,
	"publish_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	"principal" text NOT NULL,
	"principal_id" integer,
	"principal_name" text,
	"error" text,
	CONSTRAINT "record_drafts_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
DROP INDEX "media_items_by_part_of_name";--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "plain_names" text GENERATED ALWAYS AS (translate(lower(coalesce(name->>'rus', '') || chr(10) || coalesce(name->>'eng', '') || chr(10) || coalesce(name->>'hye', '') || chr(10) || coalesce(original_name, '')), 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև', 'abvgdeejzijklmnoprstufhc4ww7y8euqabgdeze0tjilhzkhzg4mjnwo4pjrsvtrcwpqofe')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_undoes_record_changes_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."record_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_changes_by_record" ON "record_changes" USING btree ("kind","record_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "record_changes_undo" ON "record_changes" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "record_drafts_due" ON "record_drafts" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "media_items_by_part_of_name" ON "media_items" USING gin (plain_names gin_trgm_ops);--> statement-breakpoint
-- The history of records is added to, never changed.
CREATE TRIGGER "record_changes_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "record_changes" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
