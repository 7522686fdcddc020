CREATE TABLE "pins" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"hash" text,
	"tries" timestamp with time zone[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "icon_id" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "default_age_limit_id" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "max_age_limit_id" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "is_erotic_allowed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "is_erotic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "age_unlocked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_default_age_limit_id_age_levels_id_fk" FOREIGN KEY ("default_age_limit_id") REFERENCES "public"."age_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_max_age_limit_id_age_levels_id_fk" FOREIGN KEY ("max_age_limit_id") REFERENCES "public"."age_levels"("id") ON DELETE no action ON UPDATE no action;