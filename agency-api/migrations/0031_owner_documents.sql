CREATE TABLE "owner_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" integer NOT NULL,
	"code" text NOT NULL,
	"owner_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "owner_documents_property" ON "owner_documents" USING btree ("property_id","code");
