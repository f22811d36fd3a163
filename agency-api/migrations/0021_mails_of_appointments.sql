ALTER TABLE "outbox_mails" ADD COLUMN "about" uuid;
--> statement-breakpoint
CREATE INDEX "outbox_mails_about" ON "outbox_mails" USING btree ("about") WHERE state = 'queued';
