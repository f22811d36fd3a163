ALTER TABLE "property_records" ADD COLUMN "place" point;
