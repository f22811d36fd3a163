import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { TRIAL_HEADER, visitorNetwork } from 'composer/server';
import { commands } from 'shared-kit/contracts/api/commands';
import type { FormReceipt } from 'shared-kit/contracts/api/forms/form-bodies';
import { UPLOADED_FORM_PATH, UPLOAD_PATH } from 'shared-kit/contracts/api/uploads';
import { startWorker, type Worker } from '../../clock/start-worker.ts';
import type { Database } from '../../database/database.ts';
import { desc, eq, lt, sql } from '../../database/drizzle.ts';
import { formSubmissions, trialForms } from '../../database/schema/forms.ts';
import { siteSecret } from '../../database/site-secret.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { attemptLimits, type Limit } from '../../http/attempt-limits.ts';
import { FORMS } from './form-definitions.ts';
import { formReceiver, type FormReceiver, type FormsDependencies } from './receive-form.ts';
import { senderTurns } from './sender-turns.ts';
import { toSubmission } from './submission.ts';

/** How long trial forms are kept, in days. */
export const TRIAL_DAYS = 30;

/** Trials of an address, on all APIs together. More than real ones: who tries a form sends it again and again. */
const LIMIT: Limit = { max: 100, seconds: 3_600 };

/** What may be sent as a trial: forms, and their files, which are removed within a day as no form claims them. */
const TRIED = new Set<string>([
  ...FORMS.map(({ command }) => commands[command].path),
  UPLOAD_PATH,
  UPLOADED_FORM_PATH,
]);

/** Whether a gateway says that it comes from its host of previews. */
export const isTrial = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers[TRIAL_HEADER] !== undefined;

/** Refuses what would change something and is no form: whatever is added later too, until it is listed here. */
export const refuseOtherTrials: RequestHandler = (request, _response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isTrial(request) && !isRead && !TRIED.has(request.path)) throw new ApiFault('foreign-origin');
  next();
};

/**
 * Takes forms as trials. Each is received as a real one is, in a transaction that is always undone, with its mails, places and alerts: so
 * nothing of it can be sent, and a form that is added later is tried as it will be. Then what was filled in is stored apart. Those of an
 * address come one after the other, so that they take one connection. The receiver throws `ApiFault` 429 besides, where there are too many.
 */
export function trialReceiver(dependencies: FormsDependencies): FormReceiver {
  const { database } = dependencies;
  const inTurn = senderTurns();

  const tryOut: FormReceiver = async (form, received) => {
    const { receipt, fields } = await undone(database, async (transaction) => {
      const receive = formReceiver({ ...dependencies, database: transaction, onMailQueued: undefined });
      const answer = await receive(form, received);
      // A change by the link of a mail answers with the id of the form that it changes: that one is not copied.
      const kept = received.body.token === undefined ? await keptFields(transaction, answer.id) : undefined;
      return { receipt: answer, fields: kept };
    });
    const {
      id,
      kind,
      language,
      propertyId,
      fields: typed,
    } = toSubmission(form.kind, received.body, received.address);
    await database.insert(trialForms).values({
      id,
      kind,
      language,
      fields: { ...(fields ?? typed) },
      propertyId: propertyId ?? null,
    });
    return receipt;
  };

  return async (form, received) => {
    const sender = visitorNetwork(received.address);
    // Known before, or it would be undone too.
    const secret = await siteSecret(database, 'forms');
    return inTurn(sender, async () => {
      await attemptLimits(database, secret).count({ what: 'trial form', who: sender }, LIMIT);
      return tryOut(form, received);
    });
  };
}

interface Tried {
  receipt: FormReceipt;
  /** What is kept of the fields, where the form has a row of its own. */
  fields: Record<string, unknown> | undefined;
}

/** What work in a transaction returned, of which nothing stays. */
async function undone(database: Database, work: (transaction: Database) => Promise<Tried>): Promise<Tried> {
  const results: Tried[] = [];
  try {
    await database.transaction(async (transaction) => {
      results.push(await work(transaction));
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return results[0]!;
}

/** Ends a transaction that is not to stay. */
class Undone extends Error {}

async function keptFields(transaction: Database, id: string): Promise<Record<string, unknown> | undefined> {
  const { fields } = formSubmissions;
  const [row] = await transaction.select({ fields }).from(formSubmissions).where(eq(formSubmissions.id, id));
  return row?.fields;
}

/** Trial forms, the latest first. */
export const readTrialForms = (database: Database) =>
  database.select().from(trialForms).orderBy(desc(trialForms.createdAt));

/** Erases trial forms of more than `TRIAL_DAYS` ago, and returns how many. */
export async function eraseOldTrials(database: Database): Promise<number> {
  const old = sql`now() - make_interval(days => ${TRIAL_DAYS}::int)`;
  return (await database.delete(trialForms).where(lt(trialForms.createdAt, old))).rowCount ?? 0;
}

const HOUR = 3_600_000;

/** Erases old trial forms at the start and every hour, until it is stopped. */
export function startTrialEraser({ database, logger }: { database: Database; logger: Logger }): Worker {
  const eraser = startWorker({
    interval: HOUR,
    async work() {
      await eraseOldTrials(database);
    },
    onError: (err) => logger.error({ err }, 'old trial forms cannot be erased'),
  });
  eraser.wake();
  return eraser;
}
