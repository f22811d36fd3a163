import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { outboxWebhooks } from '../../database/schema/webhook.ts';

/** A form as the agency's own programs get it: that of the export (`npm run leads`). */
interface ToldSubmission {
  id: string;
  sentAt: string;
  form: string;
  language: string;
  propertyId: number | null;
  fields: object;
}

/** Notes that a form is to be told. Pass its transaction, so that it is told once, and only if it is stored. */
export async function queueWebhook(transaction: Database, submission: ToldSubmission): Promise<void> {
  const body = JSON.stringify({ event: 'submission', ...submission });
  await transaction.insert(outboxWebhooks).values({ id: randomUUID(), submissionId: submission.id, body });
}
