CREATE TABLE "file_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"file_id" text NOT NULL,
	"state" text NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows" integer,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"language" text NOT NULL,
	"brands" text[],
	"principal" text NOT NULL,
	"principal_id" integer,
	"principal_name" text,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "file_imports_due" ON "file_imports" USING btree ("id") WHERE state in ('waiting', 'checking', 'ready', 'applying');