ALTER TABLE "listing_dates" ALTER COLUMN "first_seen_at" DROP NOT NULL;
