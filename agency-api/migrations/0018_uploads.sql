CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" uuid,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"state" text NOT NULL,
	"sender" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "uploads_sender" ON "uploads" USING btree ("sender","created_at");
--> statement-breakpoint
CREATE INDEX "uploads_submission" ON "uploads" USING btree ("submission_id");
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "is_short_lived" boolean DEFAULT false NOT NULL;
