CREATE TABLE "feed_cities" (
	"language" text NOT NULL,
	"name" text NOT NULL,
	"zip" text NOT NULL,
	"country_id" integer NOT NULL,
	"country_name" text NOT NULL,
	CONSTRAINT "feed_cities_language_name_zip_pk" PRIMARY KEY("language","name","zip")
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"language" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"lists_digest" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owners" (
	"language" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"preferred_language" text NOT NULL,
	"property_ids" integer[] NOT NULL,
	CONSTRAINT "owners_language_email_pk" PRIMARY KEY("language","email")
);
--> statement-breakpoint
CREATE TABLE "property_types" (
	"language" text NOT NULL,
	"web_id" integer NOT NULL,
	"name" text NOT NULL,
	"show_order" integer NOT NULL,
	"sale" boolean NOT NULL,
	"rent" boolean NOT NULL,
	CONSTRAINT "property_types_language_web_id_pk" PRIMARY KEY("language","web_id")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text
);
--> statement-breakpoint
CREATE TABLE "project_records" (
	"project_id" integer NOT NULL,
	"language" text NOT NULL,
	"project" json NOT NULL,
	"detail" json,
	"unknown_keys" json,
	"digest" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "project_records_project_id_language_pk" PRIMARY KEY("project_id","language")
);
--> statement-breakpoint
CREATE TABLE "property_records" (
	"property_id" integer NOT NULL,
	"language" text NOT NULL,
	"goal" smallint NOT NULL,
	"city" text NOT NULL,
	"zip" text NOT NULL,
	"web_ids" integer[] NOT NULL,
	"reference_key" text collate "C" NOT NULL,
	"headline_key" text collate "C" NOT NULL,
	"closed" boolean NOT NULL,
	"price" double precision,
	"price_withheld" boolean,
	"bedrooms" smallint,
	"bathrooms" smallint,
	"shower_rooms" smallint,
	"toilets" smallint,
	"garages" smallint,
	"listing" json NOT NULL,
	"summary" json,
	"detail" json,
	"unknown_keys" json,
	"digest" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "property_records_property_id_language_pk" PRIMARY KEY("property_id","language")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"zip" text NOT NULL,
	CONSTRAINT "cities_name_zip" UNIQUE("name","zip")
);
--> statement-breakpoint
CREATE TABLE "city_spellings" (
	"city_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"zip" text NOT NULL,
	"listings" integer NOT NULL,
	CONSTRAINT "city_spellings_city_id_language_name_zip_pk" PRIMARY KEY("city_id","language","name","zip")
);
--> statement-breakpoint
CREATE TABLE "listing_counts" (
	"goal" smallint NOT NULL,
	"city_id" integer NOT NULL,
	"type_set_id" integer NOT NULL,
	"listings" integer NOT NULL,
	CONSTRAINT "listing_counts_goal_city_id_type_set_id_pk" PRIMARY KEY("goal","city_id","type_set_id")
);
--> statement-breakpoint
CREATE TABLE "listing_references" (
	"key" text collate "C" NOT NULL,
	"listing_id" integer NOT NULL,
	CONSTRAINT "listing_references_key_listing_id_pk" PRIMARY KEY("key","listing_id")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" integer PRIMARY KEY NOT NULL,
	"goal" smallint NOT NULL,
	"city_id" integer NOT NULL,
	"type_set_id" integer NOT NULL,
	"price" double precision,
	"bedrooms" smallint,
	"bathrooms" smallint,
	"shower_rooms" smallint,
	"toilets" smallint,
	"garages" smallint,
	"closed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings_by_headline" (
	"language" text NOT NULL,
	"headline_key" text collate "C" NOT NULL,
	"id" integer NOT NULL,
	"goal" smallint NOT NULL,
	"city_id" integer NOT NULL,
	"type_set_id" integer NOT NULL,
	"price" double precision,
	"bedrooms" smallint,
	"bathrooms" smallint,
	"shower_rooms" smallint,
	"toilets" smallint,
	"garages" smallint,
	CONSTRAINT "listings_by_headline_language_goal_headline_key_id_pk" PRIMARY KEY("language","goal","headline_key","id")
);
--> statement-breakpoint
CREATE TABLE "read_model" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"settings" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "type_sets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "type_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"web_ids" integer[] NOT NULL,
	CONSTRAINT "type_sets_web_ids" UNIQUE("web_ids")
);
--> statement-breakpoint
CREATE INDEX "property_records_language" ON "property_records" USING btree ("language");--> statement-breakpoint
CREATE INDEX "listing_references_listing" ON "listing_references" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("goal","id");--> statement-breakpoint
CREATE INDEX "listings_cheapest" ON "listings" USING btree ("goal","price","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_dearest" ON "listings" USING btree ("goal","price" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_city" ON "listings" USING btree ("goal","city_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_by_headline_id" ON "listings_by_headline" USING btree ("id","language");