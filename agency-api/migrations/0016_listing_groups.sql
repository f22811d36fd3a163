CREATE TABLE "listing_groups" (
	"goal" smallint NOT NULL,
	"discreet" boolean NOT NULL,
	"closed" boolean NOT NULL,
	"type_set_id" integer NOT NULL,
	"energy" smallint NOT NULL,
	"listings" integer NOT NULL,
	"with_feature" integer[] NOT NULL,
	CONSTRAINT "listing_groups_pk" PRIMARY KEY("goal","discreet","closed","type_set_id","energy")
);
