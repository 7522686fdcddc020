CREATE TABLE "parties" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"media_item_id" integer NOT NULL,
	"duration" double precision NOT NULL,
	"control" text NOT NULL,
	"revision" integer NOT NULL,
	"is_playing" boolean NOT NULL,
	"position" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "party_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "party_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"party_id" text NOT NULL,
	"participant_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "party_participants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "party_participants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"party_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"profile_id" integer NOT NULL,
	"is_waiting" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "party_participants_session" UNIQUE("party_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "party_removals" (
	"party_id" text NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "party_removals_party_id_account_id_pk" PRIMARY KEY("party_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_messages" ADD CONSTRAINT "party_messages_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_messages" ADD CONSTRAINT "party_messages_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_participants" ADD CONSTRAINT "party_participants_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_participants" ADD CONSTRAINT "party_participants_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_participants" ADD CONSTRAINT "party_participants_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_removals" ADD CONSTRAINT "party_removals_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_removals" ADD CONSTRAINT "party_removals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parties_account" ON "parties" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "parties_media_item" ON "parties" USING btree ("media_item_id");--> statement-breakpoint
CREATE INDEX "parties_active_at" ON "parties" USING btree ("active_at");--> statement-breakpoint
CREATE INDEX "party_messages_of" ON "party_messages" USING btree ("party_id","id");--> statement-breakpoint
CREATE INDEX "party_messages_by_profile" ON "party_messages" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "party_participants_by_session" ON "party_participants" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "party_participants_by_profile" ON "party_participants" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "party_removals_by_account" ON "party_removals" USING btree ("account_id");