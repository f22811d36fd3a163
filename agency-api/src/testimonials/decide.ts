import { eq, sql } from 'drizzle-orm';
import type { TestimonialDecision, TestimonialReview } from 'shared-kit/contracts/api/testimonial';
import type { RefusalReason } from 'shared-kit/domain/testimonials';
import type { AgencyConfig } from '../content/agency-config.ts';
import { raiseContentVersion } from '../content/content-store.ts';
import type { Database } from '../database/database.ts';
import { testimonials } from '../database/schema/testimonials.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { decisionMail } from './mails/decision-mail.ts';

interface Wish {
  decision: TestimonialDecision['decision'];
  reason?: RefusalReason | undefined;
  note: string;
}

/** A testimonial as the agency reads it; undefined when it was erased. */
export async function findReview(database: Database, id: string): Promise<TestimonialReview | undefined> {
  const [found] = await database
    .select({
      name: testimonials.name,
      text: testimonials.text,
      webAddress: testimonials.webAddress,
      about: testimonials.about,
      language: testimonials.language,
      state: testimonials.state,
      decisions: testimonials.decisions,
    })
    .from(testimonials)
    .where(eq(testimonials.id, id));
  return found;
}

/**
 * Publishes or refuses a testimonial, notes the decision with those before it, and tells whoever wrote it. The pages of the site show it, or
 * no longer, from the next visitor on. Deciding the same twice changes nothing. Returns whether it is there.
 */
export function decide(
  database: Database,
  config: AgencyConfig,
  id: string,
  { decision, reason, note }: Wish,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [known] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update');
    if (!known) return false;
    const state = decision === 'publish' ? 'published' : 'refused';
    if (known.state === state) return true;
    const noted: TestimonialDecision = {
      decision,
      reason: decision === 'refuse' ? (reason ?? null) : null,
      note: decision === 'refuse' ? note : '',
      at: new Date().toISOString(),
    };
    await tx
      .update(testimonials)
      .set({ state, decisions: [...known.decisions, noted], decidedAt: sql`now()` })
      .where(eq(testimonials.id, id));
    if (state === 'published' || known.state === 'published') await raiseContentVersion(tx);
    if (known.email) await queueMail(tx, decisionMail(config, known, noted));
    return true;
  });
}
