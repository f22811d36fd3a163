import type { Logger } from 'pino';
import { startWorker, type Worker } from '../clock/start-worker.ts';
import { writeOnceBack } from '../database/database-away.ts';
import type { Database } from '../database/database.ts';
import { claimMail, type ClaimedMail } from './claim-mail.ts';
import { toMessage, type MailTransport, type Sender } from './mail-transport.ts';
import { outcomeOfFailure } from './retry-policy.ts';
import { settleMail, type Outcome } from './settle-mail.ts';

interface OutboxDependencies {
  database: Database;
  transport: MailTransport;
  from: Sender;
  logger: Logger;
}

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

/**
 * Sends every mail that is due. Each is marked as sent before the next one leaves: of what a killed process had sent, at most one mail is
 * sent again, under the same message id.
 */
export async function sendDueMails(dependencies: OutboxDependencies, isStopped = () => false): Promise<void> {
  while (!isStopped()) {
    const mail = await claimMail(dependencies.database);
    if (!mail) return;
    await sendMail(dependencies, mail, isStopped);
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
    await transport.send(toMessage(mail, from));
    return { state: 'sent' };
  } catch (error) {
    const outcome = outcomeOfFailure(error, mail.attempts);
    const details = { err: error, mail: mail.id, attempts: mail.attempts };
    if (outcome.state === 'dead') logger.error(details, 'mail given up');
    else logger.warn(details, 'mail not sent yet');
    return outcome;
  }
}
