CREATE TABLE "friend_mails" (
	"receiver" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "friend_mails_receiver" ON "friend_mails" USING btree ("receiver","sent_at");
--> statement-breakpoint
CREATE TABLE "friend_refusals" (
	"receiver" text PRIMARY KEY NOT NULL,
	"refused_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "forgets_recipient" boolean DEFAULT false NOT NULL;
