CREATE INDEX "accounts_email_begins" ON "accounts" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_phone_begins" ON "accounts" USING btree ("phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_phone_ends" ON "accounts" USING btree (reverse("phone") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "profiles_name_begins" ON "profiles" USING btree (lower("name") text_pattern_ops);