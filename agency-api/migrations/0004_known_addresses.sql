CREATE TABLE "owner_known_addresses" (
	"account_id" text NOT NULL,
	"address" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_known_addresses_account_id_address_pk" PRIMARY KEY("account_id","address")
);
--> statement-breakpoint
ALTER TABLE "owner_known_addresses" ADD CONSTRAINT "owner_known_addresses_account_id_owner_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."owner_accounts"("id") ON DELETE cascade ON UPDATE no action;
