ALTER TABLE "property_records" ADD COLUMN "country_id" integer;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "living" double precision;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "plot" double precision;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "annuity" boolean;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "under_vat" boolean;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "epc_label" text;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "epc_value" double precision;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "terrace" boolean;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "garden" boolean;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "lift" boolean;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "furnished" boolean;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "floor" integer;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "available_day" integer;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "publish_address" boolean;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "street_key" text collate "C";--> statement-breakpoint
-- The read model is made again at the start, from what is then read out of the records.
TRUNCATE "cities", "type_sets", "listings", "listings_by_headline", "listing_counts", "listing_references", "city_spellings";--> statement-breakpoint
UPDATE "read_model" SET "settings" = '';--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "country_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" DROP CONSTRAINT "cities_folded_name_zip";--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_folded_name_zip_country_id" UNIQUE("folded_name","zip","country_id");--> statement-breakpoint
CREATE TABLE "main_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "main_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"names" text NOT NULL,
	CONSTRAINT "main_types_names" UNIQUE("names")
);
--> statement-breakpoint
CREATE TABLE "listing_streets" (
	"key" text collate "C" NOT NULL,
	"listing_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "listing_streets_key_listing_id_pk" PRIMARY KEY("key","listing_id")
);
--> statement-breakpoint
CREATE INDEX "listing_streets_listing" ON "listing_streets" USING btree ("listing_id");--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "main_type_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "living" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "plot" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "price_m2" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "energy" smallint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "features" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "available_day" integer;--> statement-breakpoint
ALTER TABLE "listings_by_headline" ADD COLUMN "closed" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "listings_by_headline" ADD COLUMN "main_type_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "listings_by_headline" ADD COLUMN "living" double precision;--> statement-breakpoint
ALTER TABLE "listings_by_headline" ADD COLUMN "plot" double precision;--> statement-breakpoint
ALTER TABLE "listings_by_headline" ADD COLUMN "price_m2" double precision;--> statement-breakpoint
ALTER TABLE "listings_by_headline" ADD COLUMN "energy" smallint;--> statement-breakpoint
ALTER TABLE "listings_by_headline" ADD COLUMN "features" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "listings_by_headline" ADD COLUMN "available_day" integer;--> statement-breakpoint
ALTER TABLE "listings_by_headline" DROP CONSTRAINT "listings_by_headline_language_goal_headline_key_id_pk";--> statement-breakpoint
ALTER TABLE "listings_by_headline" ADD CONSTRAINT "listings_by_headline_pk" PRIMARY KEY("language","goal","closed","headline_key","id");--> statement-breakpoint
ALTER TABLE "listing_counts" ADD COLUMN "closed" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_counts" ADD COLUMN "main_type_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_counts" DROP CONSTRAINT "listing_counts_goal_discreet_city_id_type_set_id_pk";--> statement-breakpoint
ALTER TABLE "listing_counts" ADD CONSTRAINT "listing_counts_pk" PRIMARY KEY("goal","discreet","closed","city_id","type_set_id","main_type_id");--> statement-breakpoint
DROP INDEX "listings_newest";--> statement-breakpoint
DROP INDEX "listings_cheapest";--> statement-breakpoint
DROP INDEX "listings_dearest";--> statement-breakpoint
DROP INDEX "listings_discreet";--> statement-breakpoint
DROP INDEX "listings_city";--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("goal","closed","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_cheapest" ON "listings" USING btree ("goal","closed","price" ASC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_dearest" ON "listings" USING btree ("goal","closed","price" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_cheapest_m2" ON "listings" USING btree ("goal","closed","price_m2" ASC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_largest" ON "listings" USING btree ("goal","closed","living" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_discreet" ON "listings" USING btree ("goal","id") WHERE "discreet";--> statement-breakpoint
CREATE INDEX "listings_city" ON "listings" USING btree ("goal","city_id","closed","id" DESC NULLS FIRST);
