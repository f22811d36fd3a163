CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"web_address" text NOT NULL,
	"about" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"site" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decisions" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "testimonials_state" ON "testimonials" USING btree ("state");
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN IF NOT EXISTS "attachments" jsonb;
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "position" bigint GENERATED ALWAYS AS IDENTITY;
--> statement-breakpoint
CREATE INDEX "outbox_mails_order" ON "outbox_mails" USING btree ("recipient","position") WHERE state = 'queued';
--> statement-breakpoint
CREATE TABLE "outbox_webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE INDEX "outbox_webhooks_due" ON "outbox_webhooks" USING btree ("due_at") WHERE state = 'queued';
