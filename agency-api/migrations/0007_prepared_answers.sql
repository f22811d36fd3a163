CREATE TABLE "picture_colours" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "colour_version" bigint;--> statement-breakpoint
CREATE INDEX "pictures_colour_version" ON "pictures" USING btree ("colour_version") WHERE "pictures"."colour_version" is not null;--> statement-breakpoint
-- Cards tell of life annuities without looking into the details. What the database cannot read waits for the next import.
UPDATE "property_records" SET "summary" = ("summary"::jsonb || jsonb_build_object('LifeAnnuity', "detail" -> 'LifeAnnuity'))::json
	WHERE "detail"::text LIKE '%"LifeAnnuity":{%' AND "detail"::text !~ '\\u(0000|[dD][89a-fA-F])'
		AND "summary"::text !~ '\\u(0000|[dD][89a-fA-F])';
