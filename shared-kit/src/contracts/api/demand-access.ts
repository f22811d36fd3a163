import * as z from 'zod';

export const DEMAND_STATES = ['unconfirmed', 'active', 'stopped'] as const;
export type DemandState = (typeof DEMAND_STATES)[number];

/** What a mail's links carry: which demand they are of. */
const token = z.string().min(1).max(200);

/** Query of `GET /api/demands`. */
export const demandQuerySchema = z.object({ token });

/** A demand as its link shows it to the one who gets the mails: `fields` are those of its form. */
export const demandSchema = z.object({
  state: z.enum(DEMAND_STATES),
  fields: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
});
export type Demand = z.output<typeof demandSchema>;

/** Body of `POST /api/demands/state`. */
export const demandStateSchema = z.strictObject({ token, action: z.enum(['confirm', 'stop']) });
