import { eq, sql } from '../../database/drizzle.ts';
import type { TestimonialDecision } from 'shared-kit/contracts/api/testimonial';
import type { RefusalReason } from 'shared-kit/domain/testimonials';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { raiseContentVersion } from '../../content/content-store.ts';
import type { Database } from '../../database/database.ts';
import { testimonials } from '../../database/schema/testimonials.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Uploads } from '../../files/uploads/uploads.ts';
import { drawSentPicture, replacePicture } from './testimonial-pictures.ts';
import { decisionMail } from './decision-mail.ts';

interface Parts {
  database: Database;
  config: AgencyConfig;
  uploads: Pick<Uploads, 'open'>;
}

interface Wish {
  decision: TestimonialDecision['decision'];
  /** Whether the site shows its picture too, if it came with one. */
  withPicture: boolean;
  reason?: RefusalReason | undefined;
  note: string;
}

/**
 * Publishes or refuses a testimonial, notes the decision with those before it, and tells whoever wrote it. The pages of the site show it, or
 * no longer, from the next visitor on. Deciding the same twice changes nothing. Returns whether it is there.
 */
export async function decide(
  { database, config, uploads }: Parts,
  id: string,
  { decision, withPicture, reason, note }: Wish,
): Promise<boolean> {
  // Before the transaction, which locks.
  const picture =
    decision === 'publish' && withPicture ? await drawSentPicture(database, uploads, id) : undefined;
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
    await replacePicture(tx, id, picture);
    if (state === 'published' || known.state === 'published') await raiseContentVersion(tx);
    if (known.email) await queueMail(tx, decisionMail(config, known, noted));
    return true;
  });
}
