CREATE TABLE "owner_second_factors" (
	"account_id" text PRIMARY KEY NOT NULL REFERENCES "owner_accounts"("id") ON DELETE cascade,
	"secret" text NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_recovery_codes" (
	"account_id" text NOT NULL REFERENCES "owner_second_factors"("account_id") ON DELETE cascade,
	"code" text NOT NULL,
	PRIMARY KEY ("account_id", "code")
);
