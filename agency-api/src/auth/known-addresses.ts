import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { visitorNetwork } from 'shared-kit/domain/visitor-address';
import { rows, type Database } from '../database/database.ts';

const KNOWN_FOR_DAYS = 90;

/** Addresses from which owners signed in, as keyed digests: others who guess an owner's password do not slow these down. */
export interface KnownAddresses {
  /** Whether the owner of an account signed in from here. */
  has(email: string, address: string): Promise<boolean>;
  /** Keeps an address for 90 days. */
  add(email: string, address: string): Promise<void>;
}

export function knownAddresses(database: Database, secret: string): KnownAddresses {
  const digestOf = (email: string, address: string) =>
    createHmac('sha256', secret)
      .update(`known ${email} ${visitorNetwork(address)}`)
      .digest('base64url');
  return {
    async has(email, address) {
      const found = await rows(
        database,
        sql`select 1 from owner_known_addresses k join owner_accounts a on a.id = k.account_id
          where a.email = ${email} and k.address = ${digestOf(email, address)} and k.until > now()`,
      );
      return found.length > 0;
    },
    async add(email, address) {
      await database.execute(sql`delete from owner_known_addresses where until <= now()`);
      await database.execute(sql`
        insert into owner_known_addresses (account_id, address, until)
        select id, ${digestOf(email, address)}, now() + make_interval(days => ${KNOWN_FOR_DAYS}::int)
        from owner_accounts where email = ${email}
        on conflict (account_id, address) do update set until = excluded.until`);
    },
  };
}
