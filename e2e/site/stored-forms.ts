import { openDatabase } from '../../agency-api/src/database/open-database.ts';
import { formSubmissions } from '../../agency-api/src/database/schema/forms.ts';
import { appointments } from '../../agency-api/src/database/schema/appointments.ts';
import { demands } from '../../agency-api/src/database/schema/demands.ts';
import { outboxMails } from '../../agency-api/src/database/schema/mail.ts';
import { uploads } from '../../agency-api/src/database/schema/uploads.ts';

/** Visitors' forms as the API has stored them. */
export interface StoredForms {
  submissions: { id: string; kind: string; idempotencyKey: string; email: string }[];
  /** A form's mails: the visitor is the recipient of one, and the Reply-To of the other. */
  mails: {
    id: string;
    recipient: string;
    replyTo: string | null;
    state: string;
    attempts: number;
    text: string;
  }[];
}

/** What else belongs to forms: each row names its submission. */
interface StoredParts {
  appointments: { id: string; day: string; slot: string; propertyId: number }[];
  demands: { id: string }[];
  files: { id: string; submissionId: string | null; size: number; state: string }[];
}

export async function readStoredForms(databaseUrl: string): Promise<StoredForms> {
  const { database, close } = await openDatabase(databaseUrl);
  try {
    const [submissions, mails] = [
      await database.select().from(formSubmissions),
      await database.select().from(outboxMails),
    ];
    return { submissions, mails };
  } finally {
    await close();
  }
}

export async function readStoredParts(databaseUrl: string): Promise<StoredParts> {
  const { database, close } = await openDatabase(databaseUrl);
  try {
    return {
      appointments: await database.select().from(appointments),
      demands: await database.select().from(demands),
      files: await database.select().from(uploads),
    };
  } finally {
    await close();
  }
}

/** Expires the claims of killed processes, so that their mails are due again. */
export async function makeMailsDue(databaseUrl: string): Promise<void> {
  const { database, close } = await openDatabase(databaseUrl);
  await database.update(outboxMails).set({ dueAt: new Date() });
  await close();
}

/** Number of mails of the running API in a state, from its `/metrics`. */
export async function countMails(apiInternalUrl: string, state: 'queued' | 'sent' | 'dead'): Promise<number> {
  const metrics = await (await fetch(`${apiInternalUrl}/metrics`)).text();
  return Number(new RegExp(`^facade_outbox_mails\\{state="${state}"\\} (\\d+)$`, 'm').exec(metrics)?.[1]);
}
