CREATE TABLE "api_configurations" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_configurations_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"digest" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_configurations_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" integer NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"day" date NOT NULL,
	"slot" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_by_hand" boolean NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"office_mailbox" text NOT NULL,
	"site" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"remind_at" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_files" (
	"source" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_content" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint NOT NULL,
	"origin" text NOT NULL,
	"digest" text NOT NULL,
	"content" json,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "listing_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"kind" text NOT NULL,
	"price" double precision,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"parent_web_id" integer,
	"name" text NOT NULL,
	"show_order" integer NOT NULL,
	"sale" boolean NOT NULL,
	"rent" boolean NOT NULL,
	CONSTRAINT "property_types_language_web_id_pk" PRIMARY KEY("language","web_id")
);
--> statement-breakpoint
CREATE TABLE "captcha_uses" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"fields" jsonb NOT NULL,
	"property_id" integer,
	"email" text NOT NULL,
	"sender" text NOT NULL,
	"scriptless" boolean NOT NULL,
	"idempotency_key" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_submissions_once" UNIQUE("idempotency_key","digest")
);
--> statement-breakpoint
CREATE TABLE "site_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "friend_mails" (
	"receiver" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "friend_refusals" (
	"receiver" text PRIMARY KEY NOT NULL,
	"refused_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_dates" (
	"property_id" integer PRIMARY KEY NOT NULL,
	"first_seen_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_points" (
	"rules" integer NOT NULL,
	"id" integer NOT NULL,
	"place" "point" NOT NULL,
	"marquee" integer NOT NULL,
	"vat" text,
	CONSTRAINT "listing_points_rules_id_pk" PRIMARY KEY("rules","id")
);
--> statement-breakpoint
CREATE TABLE "listing_prices" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"price" double precision NOT NULL,
	CONSTRAINT "listing_prices_property_id_day_pk" PRIMARY KEY("property_id","day")
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"recipient_name" text DEFAULT '' NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"headers" jsonb,
	"attachments" jsonb,
	"forgets_recipient" boolean DEFAULT false NOT NULL,
	"is_short_lived" boolean DEFAULT false NOT NULL,
	"about" uuid,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_mails_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"waits_for_server" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "owner_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"feed_email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "owner_credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"external_id" text NOT NULL,
	"provider" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_known_addresses" (
	"account_id" text NOT NULL,
	"address" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_known_addresses_account_id_address_pk" PRIMARY KEY("account_id","address")
);
--> statement-breakpoint
CREATE TABLE "owner_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "owner_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" integer NOT NULL,
	"code" text NOT NULL,
	"owner_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "owner_email_changes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"confirm_until" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"undo_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_recovery_codes" (
	"account_id" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "owner_recovery_codes_account_id_code_pk" PRIMARY KEY("account_id","code")
);
--> statement-breakpoint
CREATE TABLE "owner_second_factors" (
	"account_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_summaries" (
	"email" text PRIMARY KEY NOT NULL,
	"week" date NOT NULL,
	"site" text
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_records" (
	"project_id" integer NOT NULL,
	"language" text NOT NULL,
	"project" json NOT NULL,
	"detail" json,
	"unknown_keys" json,
	"digest" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "project_records_project_id_language_pk" PRIMARY KEY("project_id","language")
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
	"link" text,
	"language" text
);
--> statement-breakpoint
CREATE TABLE "property_interest" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "property_interest_property_id_day_kind_pk" PRIMARY KEY("property_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "property_records" (
	"property_id" integer NOT NULL,
	"language" text NOT NULL,
	"listing" json NOT NULL,
	"detail" json,
	"unknown_keys" json,
	"remarks" json,
	"digest" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "property_records_property_id_language_pk" PRIMARY KEY("property_id","language")
);
--> statement-breakpoint
CREATE TABLE "property_visits" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "property_visits_property_id_day_pk" PRIMARY KEY("property_id","day")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rules" integer NOT NULL,
	"folded_name" text NOT NULL,
	"zip" text NOT NULL,
	"country_id" integer NOT NULL,
	CONSTRAINT "cities_rules_folded_name_zip_country_id" UNIQUE("rules","folded_name","zip","country_id")
);
--> statement-breakpoint
CREATE TABLE "city_spellings" (
	"rules" integer NOT NULL,
	"city_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"zip" text NOT NULL,
	"listings" integer NOT NULL,
	CONSTRAINT "city_spellings_rules_city_id_language_name_zip_pk" PRIMARY KEY("rules","city_id","language","name","zip")
);
--> statement-breakpoint
CREATE TABLE "listing_counts" (
	"rules" integer NOT NULL,
	"goal" smallint NOT NULL,
	"discreet" boolean NOT NULL,
	"closed" boolean NOT NULL,
	"city_id" integer NOT NULL,
	"type_set_id" integer NOT NULL,
	"main_type_id" integer NOT NULL,
	"listings" integer NOT NULL,
	CONSTRAINT "listing_counts_pk" PRIMARY KEY("rules","goal","discreet","closed","city_id","type_set_id","main_type_id")
);
--> statement-breakpoint
CREATE TABLE "listing_streets" (
	"rules" integer NOT NULL,
	"key" text collate "C" NOT NULL,
	"listing_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "listing_streets_rules_key_listing_id_pk" PRIMARY KEY("rules","key","listing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_words" (
	"rules" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"language" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "listing_words_rules_listing_id_language_pk" PRIMARY KEY("rules","listing_id","language")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"rules" integer NOT NULL,
	"id" integer NOT NULL,
	"goal" smallint NOT NULL,
	"discreet" boolean NOT NULL,
	"city_id" integer NOT NULL,
	"type_set_id" integer NOT NULL,
	"main_type_id" integer NOT NULL,
	"closed" boolean NOT NULL,
	"price" double precision,
	"bedrooms" smallint,
	"bathrooms" smallint,
	"shower_rooms" smallint,
	"toilets" smallint,
	"garages" smallint,
	"living" double precision,
	"plot" double precision,
	"price_m2" double precision,
	"energy" smallint,
	"features" smallint NOT NULL,
	"available_day" integer,
	"is_annuity" boolean NOT NULL,
	"is_bouquet" boolean NOT NULL,
	"parkings" smallint,
	"terrace" double precision,
	"garden" double precision,
	"town_names" jsonb NOT NULL,
	"reference_key" text collate "C" NOT NULL,
	"manager_key" text,
	"project_id" integer,
	CONSTRAINT "listings_rules_id_pk" PRIMARY KEY("rules","id")
);
--> statement-breakpoint
CREATE TABLE "main_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "main_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rules" integer NOT NULL,
	"names" text NOT NULL,
	CONSTRAINT "main_types_rules_names" UNIQUE("rules","names")
);
--> statement-breakpoint
CREATE TABLE "read_model" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_model_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "read_model_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rules" integer NOT NULL,
	"property_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_model_rules" (
	"rules" integer PRIMARY KEY NOT NULL,
	"are_whole" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shown_listings" (
	"rules" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"language" text NOT NULL,
	"card" json NOT NULL,
	"page" json NOT NULL,
	CONSTRAINT "shown_listings_rules_listing_id_language_pk" PRIMARY KEY("rules","listing_id","language")
);
--> statement-breakpoint
CREATE TABLE "type_sets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "type_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rules" integer NOT NULL,
	"web_ids" integer[] NOT NULL,
	CONSTRAINT "type_sets_rules_web_ids" UNIQUE("rules","web_ids")
);
--> statement-breakpoint
CREATE TABLE "testimonial_pictures" (
	"testimonial_id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"web_address" text NOT NULL,
	"about" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"upload_id" text,
	"slug" text NOT NULL,
	"site" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decisions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" uuid,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"state" text NOT NULL,
	"sender" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "owner_credentials" ADD CONSTRAINT "owner_credentials_account_id_owner_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."owner_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_known_addresses" ADD CONSTRAINT "owner_known_addresses_account_id_owner_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."owner_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_sessions" ADD CONSTRAINT "owner_sessions_account_id_owner_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."owner_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_email_changes" ADD CONSTRAINT "owner_email_changes_account_id_owner_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."owner_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_recovery_codes" ADD CONSTRAINT "owner_recovery_codes_account_id_owner_second_factors_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."owner_second_factors"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_second_factors" ADD CONSTRAINT "owner_second_factors_account_id_owner_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."owner_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonial_pictures" ADD CONSTRAINT "testimonial_pictures_testimonial_id_testimonials_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_held" ON "appointments" USING btree ("starts_at") WHERE state in ('requested', 'confirmed', 'proposed');--> statement-breakpoint
CREATE INDEX "appointments_property" ON "appointments" USING btree ("property_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_to_remind" ON "appointments" USING btree ("remind_at") WHERE state = 'confirmed' and reminded_at is null;--> statement-breakpoint
CREATE INDEX "attempts_until" ON "attempts" USING btree ("until");--> statement-breakpoint
CREATE INDEX "demand_matches_waiting" ON "demand_matches" USING btree ("demand_id") WHERE alerted_at is null;--> statement-breakpoint
CREATE INDEX "demands_state" ON "demands" USING btree ("state");--> statement-breakpoint
CREATE INDEX "form_submissions_sender" ON "form_submissions" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "form_submissions_email" ON "form_submissions" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "form_submissions_property" ON "form_submissions" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "friend_mails_receiver" ON "friend_mails" USING btree ("receiver","sent_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_due" ON "outbox_mails" USING btree ("due_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "outbox_mails_order" ON "outbox_mails" USING btree ("recipient","position") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "outbox_mails_state" ON "outbox_mails" USING btree ("state");--> statement-breakpoint
CREATE INDEX "outbox_mails_about" ON "outbox_mails" USING btree ("about") WHERE state = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "owner_accounts_owner" ON "owner_accounts" USING btree (coalesce("feed_email", "email"));--> statement-breakpoint
CREATE INDEX "owner_credentials_account" ON "owner_credentials" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "owner_sessions_account" ON "owner_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "owner_verifications_identifier" ON "owner_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "owner_documents_property" ON "owner_documents" USING btree ("property_id","code");--> statement-breakpoint
CREATE INDEX "owner_email_changes_account" ON "owner_email_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "property_history_property" ON "property_history" USING btree ("property_id","day");--> statement-breakpoint
CREATE INDEX "property_records_language" ON "property_records" USING btree ("language");--> statement-breakpoint
CREATE INDEX "listing_streets_listing" ON "listing_streets" USING btree ("rules","listing_id");--> statement-breakpoint
CREATE INDEX "listing_words_words" ON "listing_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("rules","goal","closed","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_project" ON "listings" USING btree ("project_id") WHERE "listings"."project_id" is not null;--> statement-breakpoint
CREATE INDEX "read_model_changes_rules" ON "read_model_changes" USING btree ("rules");--> statement-breakpoint
CREATE INDEX "testimonial_pictures_source" ON "testimonial_pictures" USING btree ("source");--> statement-breakpoint
CREATE INDEX "testimonials_state" ON "testimonials" USING btree ("state");--> statement-breakpoint
CREATE INDEX "uploads_sender" ON "uploads" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "uploads_submission" ON "uploads" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "outbox_webhooks_due" ON "outbox_webhooks" USING btree ("due_at") WHERE state = 'queued';--> statement-breakpoint
-- Compiling queries to machine code takes longer than any query of ours runs. Set for whoever migrates, in this database: poolers refuse it at the start of a connection.
DO $$ BEGIN EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET jit = off', current_database()); END $$;
