import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from '../drizzle.ts';
import { languageColumn } from './columns.ts';

export type FormKind =
  | 'contact'
  | 'property-request'
  | 'valuation'
  | 'demand'
  | 'newsletter'
  | 'send-to-friend'
  | 'rent-application'
  | 'document-request'
  | 'appointment'
  | 'testimonial'
  | 'offer';

const now = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/** Every form that visitors sent, each once. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: uuid().primaryKey(),
    kind: text().$type<FormKind>().notNull(),
    language: languageColumn().notNull(),
    /** What the visitor filled in, as the schema of the form has it. */
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of a property request. */
    propertyId: integer('property_id'),
    /** The visitor's mailbox, to count by: spellings of one e-mail address are folded (`mailboxKey`). */
    email: text().notNull(),
    /** Keyed hash of the address it came from: counts submissions without keeping addresses. */
    sender: text().notNull(),
    scriptless: boolean().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Hash of the content: the same key with other content is another form. */
    digest: text().notNull(),
    createdAt: now('created_at'),
  },
  (table) => [
    unique('form_submissions_once').on(table.idempotencyKey, table.digest),
    index('form_submissions_sender').on(table.sender, table.createdAt),
    index('form_submissions_email').on(table.email, table.createdAt),
    index('form_submissions_property').on(table.propertyId, table.createdAt),
  ],
);

/** Captchas that were used; each counts once. */
export const captchaUses = pgTable('captcha_uses', {
  signature: text().primaryKey(),
  /** Of the challenge: afterwards the row may go. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Random secrets that processes on this database share, made at first use, and what tells the key and the store of uploads from others. */
export const siteSecrets = pgTable('site_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Forms that were tried on the host of previews: mailed to nobody, and counted nowhere. */
export const trialForms = pgTable(
  'trial_forms',
  {
    id: uuid().primaryKey(),
    kind: text().$type<FormKind>().notNull(),
    language: languageColumn().notNull(),
    /** As those of `form_submissions`. */
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    propertyId: integer('property_id'),
    createdAt: now('created_at'),
  },
  (table) => [index('trial_forms_created').on(table.createdAt)],
);
