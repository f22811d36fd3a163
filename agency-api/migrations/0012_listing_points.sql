CREATE TABLE "listing_points" (
	"id" integer PRIMARY KEY NOT NULL,
	"place" point NOT NULL,
	"marquee" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "listing_points_place" ON "listing_points" USING gist ("place");
