ALTER TABLE "testimonials" ADD COLUMN "upload_id" text;--> statement-breakpoint
CREATE TABLE "testimonial_pictures" (
	"testimonial_id" uuid PRIMARY KEY NOT NULL REFERENCES "testimonials"("id") ON DELETE cascade,
	"source" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "testimonial_pictures_source" ON "testimonial_pictures" USING btree ("source");
