CREATE TABLE "owner_summaries" (
	"email" text PRIMARY KEY NOT NULL,
	"week" date NOT NULL,
	"site" text
);
