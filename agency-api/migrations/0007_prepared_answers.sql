CREATE TABLE "picture_colours" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "colour_version" bigint;--> statement-breakpoint
CREATE INDEX "pictures_colour_version" ON "pictures" USING btree ("colour_version") WHERE "pictures"."colour_version" is not null;
