CREATE TABLE "listing_dates" (
	"property_id" integer PRIMARY KEY NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_records" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;
