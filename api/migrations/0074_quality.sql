CREATE TABLE "asset_quality" (
	"asset_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"report" jsonb,
	"failure" text,
	"measured_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "asset_quality" ADD CONSTRAINT "asset_quality_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_quality_open" ON "asset_quality" USING btree ("updated_at") WHERE state in ('waiting', 'measuring');