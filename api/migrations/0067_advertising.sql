CREATE TABLE "ad_campaign_versions" (
	"campaign_id" integer NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"input" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "ad_campaign_versions_campaign_id_version_pk" PRIMARY KEY("campaign_id","version")
);
--> statement-breakpoint
CREATE TABLE "ad_campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"input" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_clips" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_clips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"upload_id" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"duration" double precision,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "ad_clips_upload_id_unique" UNIQUE("upload_id"),
	CONSTRAINT "ad_clips_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ad_event_totals" (
	"hour" timestamp with time zone NOT NULL,
	"brand" text NOT NULL,
	"place" text NOT NULL,
	"content_id" integer NOT NULL,
	"country" text NOT NULL,
	"campaign_id" integer NOT NULL,
	"creative_id" uuid NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"starts" integer DEFAULT 0 NOT NULL,
	"first_quartiles" integer DEFAULT 0 NOT NULL,
	"midpoints" integer DEFAULT 0 NOT NULL,
	"third_quartiles" integer DEFAULT 0 NOT NULL,
	"completes" integer DEFAULT 0 NOT NULL,
	"skips" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_event_totals_campaign_id_hour_creative_id_brand_place_content_id_country_pk" PRIMARY KEY("campaign_id","hour","creative_id","brand","place","content_id","country")
);
--> statement-breakpoint
CREATE TABLE "ad_impressions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"events" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_request_totals" (
	"hour" timestamp with time zone NOT NULL,
	"brand" text NOT NULL,
	"place" text NOT NULL,
	"content_id" integer NOT NULL,
	"country" text NOT NULL,
	"requests" integer NOT NULL,
	"filled" integer NOT NULL,
	CONSTRAINT "ad_request_totals_hour_brand_place_content_id_country_pk" PRIMARY KEY("hour","brand","place","content_id","country")
);
--> statement-breakpoint
CREATE TABLE "ad_viewer_hours" (
	"viewer" text NOT NULL,
	"campaign_id" integer NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"impressions" integer NOT NULL,
	CONSTRAINT "ad_viewer_hours_viewer_campaign_id_hour_pk" PRIMARY KEY("viewer","campaign_id","hour")
);
--> statement-breakpoint
ALTER TABLE "ad_campaign_versions" ADD CONSTRAINT "ad_campaign_versions_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_campaigns_state" ON "ad_campaigns" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "ad_clips_state" ON "ad_clips" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "ad_event_totals_hour" ON "ad_event_totals" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "ad_impressions_expiry" ON "ad_impressions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ad_viewer_hours_hour" ON "ad_viewer_hours" USING btree ("hour");