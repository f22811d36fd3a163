import type { Logger } from 'pino';
import { startWorker, type Worker } from '../clock/start-worker.ts';
import { writeOnceBack } from '../database/database-away.ts';
import type { Database } from '../database/database.ts';
import { claimMails, type ClaimedMail } from './claim-mails.ts';
import { messageOf, type MailTransport, type Sender } from './mail-transport.ts';
import { outcomeOfFailure } from './retry-policy.ts';
import { settleMail, type Outcome } from './settle-mail.ts';

interface OutboxDependencies {
  database: Database;
  transport: MailTransport;
  from: Sender;
  logger: Logger;
}

/** Mails sent concurrently. */
const BATCH = 5;
/** Polling interval in ms, for mails that other processes queued and for retries. */
const INTERVAL = 2_000;

/** Sends due mails until stopped. Any number of processes may run it, as each mail is claimed by one. */
export function startOutboxWorker(dependencies: OutboxDependencies): Worker {
  const worker = startWorker({
    interval: INTERVAL,
    work: (isStopped) => sendDueMails(dependencies, isStopped),
    onError: (error) => dependencies.logger.error({ err: error }, 'the outbox cannot be read'),
  });
  worker.wake();
  return {
    wake: worker.wake,
    async stop() {
      await worker.stop();
      dependencies.transport.close();
    },
  };
}

/** Sends every mail that is due, a few at a time. */
export async function sendDueMails(dependencies: OutboxDependencies, isStopped = () => false): Promise<void> {
  for (;;) {
    if (isStopped()) return;
    const mails = await claimMails(dependencies.database, BATCH);
    await Promise.all(mails.map((mail) => sendMail(dependencies, mail, isStopped)));
    // Each receiver has one at a time, so that few claimed mails do not mean that few wait.
    if (mails.length === 0) return;
  }
}

async function sendMail(
  dependencies: OutboxDependencies,
  mail: ClaimedMail,
  isStopped: () => boolean,
): Promise<void> {
  const outcome = await attempt(dependencies, mail);
  await writeOnceBack(() => settleMail(dependencies.database, mail.id, outcome), isStopped);
}

async function attempt({ transport, from, logger }: OutboxDependencies, mail: ClaimedMail): Promise<Outcome> {
  try {
    await transport.send(messageOf(mail, from));
    return { state: 'sent' };
  } catch (error) {
    const outcome = outcomeOfFailure(error, mail.attempts);
    const details = { err: error, mail: mail.id, attempts: mail.attempts };
    if (outcome.state === 'dead') logger.error(details, 'mail given up');
    else logger.warn(details, 'mail not sent yet');
    return outcome;
  }
}
