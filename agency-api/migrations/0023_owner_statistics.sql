CREATE TABLE "property_interest" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "property_interest_property_id_day_kind_pk" PRIMARY KEY("property_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "property_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"slot" text NOT NULL,
	"type" text NOT NULL,
	"contact" text NOT NULL,
	"subject" text NOT NULL,
	"comment" text NOT NULL,
	"status" text NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE INDEX "property_history_property" ON "property_history" USING btree ("property_id","day");--> statement-breakpoint
CREATE INDEX "form_submissions_property" ON "form_submissions" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "appointments_property" ON "appointments" USING btree ("property_id","starts_at");
