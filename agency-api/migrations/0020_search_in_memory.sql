-- The read model is made again at the next start: its rules have changed.
TRUNCATE "listings", "listings_by_headline", "listing_counts";--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "place" point;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reference_key" text COLLATE "C" NOT NULL;--> statement-breakpoint
DROP INDEX "listings_cheapest";--> statement-breakpoint
DROP INDEX "listings_dearest";--> statement-breakpoint
DROP INDEX "listings_cheapest_m2";--> statement-breakpoint
DROP INDEX "listings_largest";--> statement-breakpoint
DROP INDEX "listings_discreet";--> statement-breakpoint
DROP INDEX "listings_city";--> statement-breakpoint
DROP TABLE "listing_references";--> statement-breakpoint
DROP TABLE "listing_groups";--> statement-breakpoint
DROP TABLE "listings_by_headline";--> statement-breakpoint
CREATE TABLE "listings_by_headline" (
	"language" text NOT NULL,
	"headline_key" text COLLATE "C" NOT NULL,
	"id" integer NOT NULL,
	CONSTRAINT "listings_by_headline_pk" PRIMARY KEY("language","headline_key","id")
);
