CREATE TABLE "guide_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guide_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"principal" text NOT NULL,
	"principal_id" integer,
	"principal_name" text,
	"request_id" text NOT NULL,
	"source" text NOT NULL,
	"file_name" text,
	"undoes" integer
);
--> statement-breakpoint
CREATE TABLE "guide_changes_of_channels" (
	"change_id" integer NOT NULL,
	"channel" text NOT NULL,
	"counts" jsonb NOT NULL,
	"change" jsonb NOT NULL,
	CONSTRAINT "guide_changes_of_channels_change_id_channel_pk" PRIMARY KEY("change_id","channel")
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "xmltv_id" text;--> statement-breakpoint
ALTER TABLE "guide_changes" ADD CONSTRAINT "guide_changes_undoes_guide_changes_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."guide_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_changes_of_channels" ADD CONSTRAINT "guide_changes_of_channels_change_id_guide_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."guide_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guide_changes_undo" ON "guide_changes" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "guide_changes_by_channel" ON "guide_changes_of_channels" USING btree ("channel","change_id");--> statement-breakpoint
CREATE TRIGGER "guide_changes_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "guide_changes" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "guide_changes_of_channels_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "guide_changes_of_channels" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
