CREATE TABLE "trial_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"fields" jsonb NOT NULL,
	"property_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "trial_forms_created" ON "trial_forms" USING btree ("created_at");