ALTER TABLE "outbox_mails" ADD COLUMN "waits_for_server" boolean DEFAULT false NOT NULL;
