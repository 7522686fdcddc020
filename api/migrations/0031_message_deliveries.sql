CREATE TABLE "message_deliveries" (
	"session_id" uuid NOT NULL,
	"message_id" integer NOT NULL,
	CONSTRAINT "message_deliveries_session_id_message_id_pk" PRIMARY KEY("session_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_silent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_deliveries" ADD CONSTRAINT "message_deliveries_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_deliveries" ADD CONSTRAINT "message_deliveries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_deliveries_message" ON "message_deliveries" USING btree ("message_id");--> statement-breakpoint
UPDATE "messages" SET "is_silent" = true WHERE "delivered_at" = "created_at";--> statement-breakpoint
INSERT INTO "message_deliveries" ("session_id", "message_id") SELECT "sessions"."id", "messages"."id" FROM "messages" JOIN "sessions" ON "sessions"."account_id" = "messages"."account_id" WHERE "messages"."delivered_at" IS NOT NULL AND "messages"."read_at" IS NULL;
