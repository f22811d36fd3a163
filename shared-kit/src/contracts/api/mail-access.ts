import * as z from 'zod';

/** What somebody asked for by mail: a search alert, the newsletter. Nothing is sent until it is confirmed. */
const MAILING_STATES = ['unconfirmed', 'active', 'stopped'] as const;
export type MailingState = (typeof MAILING_STATES)[number];

/** What a mail's links carry instead of an account. */
const token = z.string().min(1).max(200);

/** Query of `GET /api/demands` and `GET /api/newsletter`. */
export const mailAccessQuerySchema = z.object({ token });

/** A demand as its link shows it to the one who gets the mails: `fields` are those of its form. */
export const demandSchema = z.object({
  state: z.enum(MAILING_STATES),
  fields: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
});
export type Demand = z.output<typeof demandSchema>;

export const newsletterStateSchema = z.object({ state: z.enum(MAILING_STATES) });

/** Body of `POST /api/demands/state` and `POST /api/newsletter/state`. */
export const mailingChangeSchema = z.strictObject({ token, action: z.enum(['confirm', 'stop']) });

/** Body of `POST /api/documents/renew`: the token of a link to a document, which may be over. */
export const documentLinkSchema = z.strictObject({ token: z.string().min(1).max(400) });
