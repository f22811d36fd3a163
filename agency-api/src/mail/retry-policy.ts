import type { Outcome } from './outbox-mails.ts';

const FIRST_WAIT = 30;
const LONGEST_WAIT = 4 * 3600;
/** The last is five days after the first, as mail servers do it among themselves. */
const MAX_ATTEMPTS = 39;
/** Temporary refusals after which a mail no longer holds up others: more than a server with greylisting wants. */
const PATIENT_ATTEMPTS = 4;

/**
 * After a failed attempt: a rejection of this mail by the server (SMTP 5xx to sender, recipient or content) is final, and so is the last
 * attempt. Everything else, such as no connection or a refused password, is retried with increasing delay.
 */
export function outcomeOfFailure(error: unknown, attempts: number, random = Math.random): Outcome {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  if (isFinal(error) || attempts >= MAX_ATTEMPTS) return { state: 'dead', reason };
  const waitsForServer = !isAboutTheMail(error);
  const letsOthersPass = !waitsForServer && attempts >= PATIENT_ATTEMPTS;
  const retryInSeconds = retryDelay(attempts, random);
  return { state: 'queued', reason, retryInSeconds, waitsForServer, letsOthersPass };
}

/** Delay in seconds: doubles each time, with a jitter of a quarter so that mails are not retried all at once. */
function retryDelay(attempts: number, random: () => number): number {
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
  return Math.round(wait * (0.75 + random() / 2));
}

/** nodemailer's error codes for a rejection of the mail, not of the connection or login. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

const isAboutTheMail = (error: unknown) => ABOUT_THE_MAIL.includes((error as { code?: string }).code ?? '');

function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return isAboutTheMail(error) && responseCode !== undefined && responseCode >= 500;
}
