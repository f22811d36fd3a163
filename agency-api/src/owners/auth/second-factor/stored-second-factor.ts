import { createHash, randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import type { Logger } from 'pino';
import type { Database } from '../../../database/database.ts';
import { and, eq, lt, sql } from '../../../database/drizzle.ts';
import {
  ownerRecoveryCodes,
  ownerSecondFactors,
  ownerAccounts,
} from '../../../database/schema/owner-accounts.ts';
import { newSecret, stepOfCode } from './one-time-code.ts';

const HOW_MANY = 10;
/** 80 bits: a plain digest of that cannot be guessed back. */
const BYTES = 10;

/** New codes, as `ABCD-EFGH-IJKL-MNOP`. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () =>
    base32.encode(new Uint8Array(randomBytes(BYTES)), { padding: false }).replace(/(.{4})(?!$)/g, '$1-'),
  );

/** A code as it is kept, however it was typed. */
const recoveryDigest = (code: string): string =>
  createHash('sha256').update(plainCode(code)).digest('base64url');

/** A code without spaces and hyphens, in capitals. */
const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

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

const isFactor = (accountId: string, isOn: boolean) =>
  and(eq(ownerSecondFactors.accountId, accountId), eq(ownerSecondFactors.isOn, isOn));

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
    const [found] = await from
      .select({ secret: ownerSecondFactors.secret, lastStep: ownerSecondFactors.lastStep })
      .from(ownerSecondFactors)
      .where(
        and(
          isFactor(accountId, isOn),
          sql`(${ownerSecondFactors.isOn} or ${ownerSecondFactors.madeAt} > now() - interval '1 hour')`,
        ),
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
    const { rowCount } = await to
      .update(ownerSecondFactors)
      .set({ lastStep: step, isOn: true })
      .where(and(isFactor(accountId, isOn), lt(ownerSecondFactors.lastStep, step)));
    return rowCount === 1;
  }

  return {
    isOn: async (accountId) => (await database.$count(ownerSecondFactors, isFactor(accountId, true))) > 0,
    codesLeft: async (accountId, transaction = database) =>
      await transaction.$count(ownerRecoveryCodes, eq(ownerRecoveryCodes.accountId, accountId)),
    async begin(accountId) {
      const secret = await seal(`${accountId} ${newSecret()}`);
      await database
        .insert(ownerSecondFactors)
        .values({ accountId, secret })
        .onConflictDoUpdate({
          target: ownerSecondFactors.accountId,
          set: { secret, madeAt: sql`now()`, lastStep: 0 },
          setWhere: eq(ownerSecondFactors.isOn, false),
        });
    },
    secretInSetup: async (accountId) => (await stored(database, accountId, false))?.secret,
    async turnOn(transaction, accountId, code) {
      if (!(await spendStep(transaction, accountId, code, false))) return undefined;
      const codes = newRecoveryCodes();
      await transaction
        .insert(ownerRecoveryCodes)
        .values(codes.map((recovery) => ({ accountId, code: recoveryDigest(recovery) })));
      return codes;
    },
    async spend(transaction, accountId, code) {
      const { rowCount } = await transaction
        .delete(ownerRecoveryCodes)
        .where(
          and(eq(ownerRecoveryCodes.accountId, accountId), eq(ownerRecoveryCodes.code, recoveryDigest(code))),
        );
      if (rowCount === 1) return 'recovery';
      return (await spendStep(transaction, accountId, code, true)) ? 'app' : undefined;
    },
  };
}

/** Takes the second factor from an account, with its recovery codes. Returns whether it had one that was on. */
export async function removeSecondFactor(transaction: Database, accountId: string): Promise<boolean> {
  const removed = await transaction
    .delete(ownerSecondFactors)
    .where(eq(ownerSecondFactors.accountId, accountId))
    .returning({ isOn: ownerSecondFactors.isOn });
  return removed[0]?.isOn ?? false;
}

/** ID of the account of an e-mail in lower case, if it has a second factor. */
export async function securedAccount(database: Database, email: string): Promise<string | undefined> {
  const [account] = await database
    .select({ id: ownerAccounts.id })
    .from(ownerAccounts)
    .innerJoin(ownerSecondFactors, eq(ownerSecondFactors.accountId, ownerAccounts.id))
    .where(and(eq(ownerAccounts.email, email), ownerSecondFactors.isOn));
  return account?.id;
}
