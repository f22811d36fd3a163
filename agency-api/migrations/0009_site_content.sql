CREATE TABLE "site_content" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint NOT NULL,
	"origin" text NOT NULL,
	"digest" text NOT NULL,
	"content" json,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_files" (
	"source" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
