ALTER TABLE "owner_accounts" ADD COLUMN "feed_email" text;--> statement-breakpoint
CREATE UNIQUE INDEX "owner_accounts_owner" ON "owner_accounts" USING btree (coalesce("feed_email", "email"));--> statement-breakpoint
CREATE TABLE "owner_email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL REFERENCES "owner_accounts"("id") ON DELETE cascade,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY,
	"confirm_until" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"undo_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "owner_email_changes_account" ON "owner_email_changes" USING btree ("account_id");
