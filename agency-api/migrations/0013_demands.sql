CREATE TABLE "demands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"goal" smallint NOT NULL,
	"criteria" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"site" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"alerted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "demands_state" ON "demands" USING btree ("state");
--> statement-breakpoint
CREATE TABLE "listing_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"kind" text NOT NULL,
	"price" double precision,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demand_matches" (
	"demand_id" uuid NOT NULL,
	"property_id" integer NOT NULL,
	"reason" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"alerted_at" timestamp with time zone,
	CONSTRAINT "demand_matches_demand_id_property_id_reason_pk" PRIMARY KEY("demand_id","property_id","reason")
);
--> statement-breakpoint
CREATE INDEX "demand_matches_waiting" ON "demand_matches" USING btree ("demand_id") WHERE alerted_at is null;
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "headers" jsonb;
