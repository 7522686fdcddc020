CREATE TABLE "broadcast_accounts" (
	"broadcast_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"due_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"message_id" integer,
	CONSTRAINT "broadcast_accounts_broadcast_id_account_id_pk" PRIMARY KEY("broadcast_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "broadcasts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"segment_id" integer NOT NULL,
	"display" jsonb NOT NULL,
	"state" text NOT NULL,
	"send_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"cap" smallint NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"due_at" timestamp with time zone,
	"searched_to" integer DEFAULT 0 NOT NULL,
	"is_searched" boolean DEFAULT false NOT NULL,
	"finished_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "broadcasts_quiet" CHECK (("broadcasts"."quiet_from" is null) = ("broadcasts"."quiet_to" is null))
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "segments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"brand" text,
	"rules" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "broadcast_accounts" ADD CONSTRAINT "broadcast_accounts_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_accounts" ADD CONSTRAINT "broadcast_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_accounts" ADD CONSTRAINT "broadcast_accounts_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcast_accounts_due" ON "broadcast_accounts" USING btree ("broadcast_id","due_at") WHERE outcome = 'waiting';--> statement-breakpoint
CREATE INDEX "broadcast_accounts_sent" ON "broadcast_accounts" USING btree ("account_id","sent_at");--> statement-breakpoint
CREATE INDEX "broadcast_accounts_message" ON "broadcast_accounts" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "broadcasts_due" ON "broadcasts" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "broadcasts_segment" ON "broadcasts" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "broadcasts_expiring" ON "broadcasts" USING btree ("expires_at") WHERE expired_at is null;