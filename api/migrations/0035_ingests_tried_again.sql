CREATE TABLE "master_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "master_keys_one" CHECK ("master_keys"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "ingests" ADD COLUMN "warnings" jsonb DEFAULT '[]' NOT NULL;