import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { rows, type Database } from '../../database/database.ts';
import { newSecret, stepOfCode } from './one-time-code.ts';
import { newRecoveryCodes, plainCode, recoveryDigest } from './recovery-codes.ts';

/** Encrypts what the database keeps (`text-seal.ts`). */
export interface SecretSeal {
  seal(text: string): Promise<string>;
  open(sealed: string): Promise<string>;
}

/** Second factors in the database. */
export interface SecondFactors {
  isOn(accountId: string): Promise<boolean>;
  codesLeft(accountId: string, transaction?: Database): Promise<number>;
  /** Makes a secret that is not used yet; one that is turned on stays. */
  begin(accountId: string): Promise<void>;
  /** The secret that is being set up, for an hour. */
  secretInSetup(accountId: string): Promise<string | undefined>;
  /** Turns on what was begun, if the code is that of its secret. Returns the recovery codes. */
  turnOn(transaction: Database, accountId: string, code: string): Promise<string[] | undefined>;
  /** Uses up a code, so that nobody can use it again. Returns which kind was right. */
  spend(transaction: Database, accountId: string, code: string): Promise<'app' | 'recovery' | undefined>;
}

interface Stored {
  secret: string;
  lastStep: number;
}

interface SecondFactorOptions {
  database: Database;
  seal: SecretSeal;
  logger: Logger;
}

/** Secrets are sealed with their account, so that one cannot be put in place of another's. */
export function secondFactors({
  database,
  seal: { seal, open },
  logger,
}: SecondFactorOptions): SecondFactors {
  async function openSecret(accountId: string, sealed: string): Promise<string> {
    const [account, secret] = (await open(sealed)).split(' ');
    if (account !== accountId || !secret)
      throw new Error('The secret of a second factor is not its account’s');
    return secret;
  }

  /** A secret that another key sealed, or that was changed, is as good as none: recovery codes are right without it. */
  async function readableSecret(accountId: string, sealed: string): Promise<string | undefined> {
    try {
      return await openSecret(accountId, sealed);
    } catch (err) {
      logger.error({ part: 'owner sign-in', err }, 'the secret of a second factor cannot be read');
      return undefined;
    }
  }

  async function stored(from: Database, accountId: string, isOn: boolean): Promise<Stored | undefined> {
    const [found] = await rows<Stored>(
      from,
      sql`select secret, last_step::float8 as "lastStep" from owner_second_factors
        where account_id = ${accountId} and is_on = ${isOn} and (is_on or made_at > now() - interval '1 hour')`,
    );
    if (!found) return undefined;
    const secret = await readableSecret(accountId, found.secret);
    return secret === undefined ? undefined : { ...found, secret };
  }

  /** Of two that send the same code at once one wins. */
  async function spendStep(to: Database, accountId: string, code: string, isOn: boolean): Promise<boolean> {
    const factor = await stored(to, accountId, isOn);
    const step = factor && (await stepOfCode(factor.secret, plainCode(code), { after: factor.lastStep }));
    if (step === undefined) return false;
    const spent = await rows(
      to,
      sql`update owner_second_factors set last_step = ${step}, is_on = true
        where account_id = ${accountId} and is_on = ${isOn} and last_step < ${step} returning account_id`,
    );
    return spent.length > 0;
  }

  return {
    async isOn(accountId) {
      const found = await rows(
        database,
        sql`select 1 from owner_second_factors where account_id = ${accountId} and is_on`,
      );
      return found.length > 0;
    },
    async codesLeft(accountId, transaction = database) {
      const [left] = await rows<{ count: number }>(
        transaction,
        sql`select count(*)::int as count from owner_recovery_codes where account_id = ${accountId}`,
      );
      return left!.count;
    },
    async begin(accountId) {
      const secret = await seal(`${accountId} ${newSecret()}`);
      await database.execute(sql`
        insert into owner_second_factors (account_id, secret) values (${accountId}, ${secret})
        on conflict (account_id) do update set secret = excluded.secret, made_at = now(), last_step = 0
        where not owner_second_factors.is_on`);
    },
    secretInSetup: async (accountId) => (await stored(database, accountId, false))?.secret,
    async turnOn(transaction, accountId, code) {
      if (!(await spendStep(transaction, accountId, code, false))) return undefined;
      const codes = newRecoveryCodes();
      for (const recovery of codes)
        await transaction.execute(
          sql`insert into owner_recovery_codes (account_id, code) values (${accountId}, ${recoveryDigest(recovery)})`,
        );
      return codes;
    },
    async spend(transaction, accountId, code) {
      const used = await rows(
        transaction,
        sql`delete from owner_recovery_codes where account_id = ${accountId} and code = ${recoveryDigest(code)} returning code`,
      );
      if (used.length > 0) return 'recovery';
      return (await spendStep(transaction, accountId, code, true)) ? 'app' : undefined;
    },
  };
}

/** Takes the second factor from an account, with its recovery codes. Returns whether it had one that was on. */
export async function removeSecondFactor(transaction: Database, accountId: string): Promise<boolean> {
  const removed = await rows<{ isOn: boolean }>(
    transaction,
    sql`delete from owner_second_factors where account_id = ${accountId} returning is_on as "isOn"`,
  );
  return removed[0]?.isOn ?? false;
}
