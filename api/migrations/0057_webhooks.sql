CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" integer NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"last_status" smallint,
	"last_error" text,
	CONSTRAINT "webhook_deliveries_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of" ON "webhook_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
-- Writes a delivery for every subscribed endpoint, in the transaction of the event. Without endpoints, it only reads an empty table.
CREATE FUNCTION "tell_webhooks"("what" text, "at" timestamptz, "data" jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "webhook_deliveries" ("webhook_id", "event", "data", "created_at", "next_try_at")
  SELECT w."id", what, data, at, at FROM "webhooks" w WHERE w."is_enabled" AND what = ANY(w."events");
$$;
--> statement-breakpoint
CREATE FUNCTION "tell_webhooks_of_record"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks('record.changed', NEW."at", jsonb_build_object('change_id', NEW."id", 'kind', NEW."kind", 'id', NEW."record_id", 'action', NEW."action", 'fields', to_jsonb(NEW."fields")));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "record_changes_told" AFTER INSERT ON "record_changes" FOR EACH ROW EXECUTE FUNCTION "tell_webhooks_of_record"();
--> statement-breakpoint
CREATE FUNCTION "tell_webhooks_of_ingest"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks('ingest.' || NEW."state", NEW."updated_at", jsonb_build_object('ingest_id', NEW."id", 'kind', NEW."kind", 'slug', NEW."slug", 'asset_id', NEW."asset_id", 'reason', NEW."reason"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ingests_told" AFTER UPDATE OF "state" ON "ingests" FOR EACH ROW
  WHEN (NEW."state" IN ('published', 'failed') AND OLD."state" IS DISTINCT FROM NEW."state") EXECUTE FUNCTION "tell_webhooks_of_ingest"();
--> statement-breakpoint
CREATE FUNCTION "tell_webhooks_of_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_webhooks('account.created', NEW."created_at", jsonb_build_object('san', NEW."san"));
  ELSE
    PERFORM tell_webhooks('account.blocked', now(), jsonb_build_object('san', NEW."san", 'is_blocked', NEW."is_blocked"));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "accounts_told_new" AFTER INSERT ON "accounts" FOR EACH ROW EXECUTE FUNCTION "tell_webhooks_of_account"();
--> statement-breakpoint
CREATE TRIGGER "accounts_told_blocked" AFTER UPDATE OF "is_blocked" ON "accounts" FOR EACH ROW
  WHEN (OLD."is_blocked" IS DISTINCT FROM NEW."is_blocked") EXECUTE FUNCTION "tell_webhooks_of_account"();
--> statement-breakpoint
CREATE FUNCTION "tell_webhooks_of_purchase"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks('purchase.made', NEW."purchased_at", jsonb_build_object('purchase_id', NEW."id",
    'san', (SELECT "san" FROM "accounts" WHERE "id" = NEW."account_id"), 'title', (SELECT "slug" FROM "media_items" WHERE "id" = NEW."media_item_id"),
    'usage_model', NEW."usage_model", 'quality', NEW."quality"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "purchases_told" AFTER INSERT ON "purchases" FOR EACH ROW EXECUTE FUNCTION "tell_webhooks_of_purchase"();
--> statement-breakpoint
CREATE FUNCTION "tell_webhooks_of_subscription"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks(CASE TG_OP WHEN 'INSERT' THEN 'subscription.begun' ELSE 'subscription.ended' END,
    CASE TG_OP WHEN 'INSERT' THEN NEW."started_at" ELSE NEW."ends_at" END, jsonb_build_object('subscription_id', NEW."id",
    'san', (SELECT "san" FROM "accounts" WHERE "id" = NEW."account_id"), 'service', (SELECT "alias" FROM "services" WHERE "id" = NEW."service_id"),
    'reason', NEW."end_reason"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "subscriptions_told_new" AFTER INSERT ON "subscriptions" FOR EACH ROW EXECUTE FUNCTION "tell_webhooks_of_subscription"();
--> statement-breakpoint
CREATE TRIGGER "subscriptions_told_ended" AFTER UPDATE OF "state" ON "subscriptions" FOR EACH ROW
  WHEN (NEW."state" = 'ended' AND OLD."state" <> 'ended') EXECUTE FUNCTION "tell_webhooks_of_subscription"();
--> statement-breakpoint
CREATE FUNCTION "tell_webhooks_of_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks('refund.succeeded', NEW."created_at", jsonb_build_object('refund_id', NEW."id", 'amount', NEW."amount", 'destination', NEW."destination", 'reason', NEW."reason"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "refunds_told_new" AFTER INSERT ON "refunds" FOR EACH ROW WHEN (NEW."state" = 'succeeded') EXECUTE FUNCTION "tell_webhooks_of_refund"();
--> statement-breakpoint
CREATE TRIGGER "refunds_told" AFTER UPDATE OF "state" ON "refunds" FOR EACH ROW
  WHEN (NEW."state" = 'succeeded' AND OLD."state" <> 'succeeded') EXECUTE FUNCTION "tell_webhooks_of_refund"();
