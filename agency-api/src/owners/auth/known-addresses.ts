import { createHmac } from 'node:crypto';
import { and, eq, sql } from '../../database/drizzle.ts';
import { visitorNetwork } from 'composer/server';
import type { Database } from '../../database/database.ts';
import { ownerAccounts, ownerKnownAddresses } from '../../database/schema/owner-accounts.ts';

const KNOWN_FOR_DAYS = 90;

/** Addresses from which owners signed in, as keyed digests: others who guess an owner's password do not slow these down. */
export interface KnownAddresses {
  /** Whether the owner of an account signed in from here. */
  has(email: string, address: string): Promise<boolean>;
  /** Keeps an address for 90 days. */
  add(email: string, address: string): Promise<void>;
}

export function knownAddresses(database: Database, secret: string): KnownAddresses {
  const computeDigest = (email: string, address: string) =>
    createHmac('sha256', secret)
      .update(`known ${email} ${visitorNetwork(address)}`)
      .digest('base64url');
  return {
    async has(email, address) {
      const found = await database
        .select({ until: ownerKnownAddresses.until })
        .from(ownerKnownAddresses)
        .innerJoin(ownerAccounts, eq(ownerAccounts.id, ownerKnownAddresses.accountId))
        .where(
          and(
            eq(ownerAccounts.email, email),
            eq(ownerKnownAddresses.address, computeDigest(email, address)),
            sql`${ownerKnownAddresses.until} > now()`,
          ),
        );
      return found.length > 0;
    },
    async add(email, address) {
      await database.delete(ownerKnownAddresses).where(sql`${ownerKnownAddresses.until} <= now()`);
      await database.execute(sql`
        insert into owner_known_addresses (account_id, address, until)
        select id, ${computeDigest(email, address)}, now() + make_interval(days => ${KNOWN_FOR_DAYS}::int)
        from owner_accounts where email = ${email}
        on conflict (account_id, address) do update set until = excluded.until`);
    },
  };
}
