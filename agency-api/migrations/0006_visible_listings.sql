ALTER TABLE "property_records" ADD COLUMN "city_key" text collate "C" NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "property_records" ADD COLUMN "marquee" integer NOT NULL DEFAULT 0;--> statement-breakpoint
-- As the next import reads them: folded town names, and no WebIDs where the list is blank.
UPDATE "property_records" SET
	"city_key" = coalesce(nullif(btrim(regexp_replace(replace(replace(replace(translate(
		lower(regexp_replace(normalize("city", NFKD), U&'[\0300-\036F]', '', 'g')),
		U&'\00F8\0142\0111\0131', 'oldi'), U&'\0153', 'oe'), U&'\00E6', 'ae'), U&'\00DF', 'ss'),
		'[^a-z0-9]+', ' ', 'g')), ''), lower("city")),
	"marquee" = ("listing" ->> 'Marquee')::int,
	"web_ids" = CASE WHEN btrim("listing" ->> 'WebIDs') = '' THEN '{}'::int[] ELSE "web_ids" END;--> statement-breakpoint
-- Cards know the street, to keep it out of the names of pictures. What the database cannot read waits for the next import.
UPDATE "property_records" SET "summary" = ("summary"::jsonb || jsonb_build_object('Street', "detail" ->> 'Street'))::json
	WHERE "detail"::text LIKE '%"Street":"%' AND "detail"::text !~ '\\u(0000|[dD][89a-fA-F])'
		AND "summary"::text !~ '\\u(0000|[dD][89a-fA-F])';--> statement-breakpoint
ALTER TABLE "property_records" ALTER COLUMN "city_key" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "property_records" ALTER COLUMN "marquee" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "cities" RENAME COLUMN "name" TO "folded_name";--> statement-breakpoint
ALTER TABLE "cities" RENAME CONSTRAINT "cities_name_zip" TO "cities_folded_name_zip";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "discreet" boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "discreet" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "listings_discreet" ON "listings" USING btree ("goal","id") WHERE "discreet";--> statement-breakpoint
ALTER TABLE "listings_by_headline" ADD COLUMN "discreet" boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE "listings_by_headline" ALTER COLUMN "discreet" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "listing_counts" ADD COLUMN "discreet" boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE "listing_counts" ALTER COLUMN "discreet" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "listing_counts" DROP CONSTRAINT "listing_counts_goal_city_id_type_set_id_pk";--> statement-breakpoint
ALTER TABLE "listing_counts" ADD CONSTRAINT "listing_counts_goal_discreet_city_id_type_set_id_pk" PRIMARY KEY("goal","discreet","city_id","type_set_id");
