CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" integer NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"day" date NOT NULL,
	"slot" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_by_hand" boolean NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"office_mailbox" text NOT NULL,
	"site" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"remind_at" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "appointments_held" ON "appointments" USING btree ("starts_at") WHERE state in ('requested', 'confirmed', 'proposed');
--> statement-breakpoint
CREATE INDEX "appointments_to_remind" ON "appointments" USING btree ("remind_at") WHERE state = 'confirmed' and reminded_at is null;
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "attachments" jsonb;
