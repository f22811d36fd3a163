ALTER TABLE "property_records" ADD COLUMN "manager_key" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "manager_key" text;
