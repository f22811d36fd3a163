CREATE TABLE "listing_prices" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"price" double precision NOT NULL,
	CONSTRAINT "listing_prices_property_id_day_pk" PRIMARY KEY("property_id","day")
);
--> statement-breakpoint
-- The history begins today: what prices were before, nobody kept.
INSERT INTO "listing_prices" SELECT "id", (now() AT TIME ZONE 'Europe/Brussels')::date, "price" FROM "listings" WHERE "price" IS NOT NULL;
