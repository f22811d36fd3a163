import { sql, union } from '../database/drizzle.ts';
import * as z from 'zod';
import { ownerLimits } from '../owners/auth/owner-limits.ts';
import { attemptLimits, type Attempt } from '../http/attempt-limits.ts';
import {
  codesInMonthTo,
  codesTo,
  toDocumentsAttempt,
  toEmailChangeAttempt,
  linkTo,
  toPasswordChangeAttempt,
  signInTo,
} from '../owners/auth/sign-in-limits.ts';
import { raiseContentVersion } from '../content/content-store.ts';
import type { Database } from '../database/database.ts';
import { readableJson } from '../database/readable-json.ts';
import { appointments } from '../database/schema/appointments.ts';
import { propertyRecords } from '../database/schema/property-records.ts';
import { siteSecret } from '../database/site-secret.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';
import { findPerson, type FoundPerson, type FoundRow } from './find-person.ts';
import { changeTexts } from './json-texts.ts';
import type { MailCopies } from './mail-copies.ts';
import type { PersonAddress } from './person-address.ts';
import { listColumns } from './personal-columns.ts';

interface EraseOptions {
  /** Numbers of offers that the agency did not accept; `true` for all. */
  notAccepted: ReadonlySet<string> | true;
  agencyMailboxes: ReadonlySet<string>;
  /** Mails that were written as files. */
  copies: MailCopies;
  /** Finds what would go, and changes nothing. */
  isTrial: boolean;
}

/**
 * Erases all that is kept of a person but what may not go, and takes the address out of what others sent: everything, or nothing where
 * it throws. Files of visitors are marked, and removed by `sweepUploads`, now or by the next one. Returns what was found.
 */
export async function erasePerson(
  database: Database,
  person: PersonAddress,
  { isTrial, copies, ...options }: EraseOptions,
): Promise<FoundPerson> {
  return database.transaction(async (tx) => {
    // Forms of this mailbox are stored before or after, not meanwhile (`store-submission.ts`).
    await tx.execute(sql`select pg_advisory_xact_lock(2, hashtext(${mailboxKey(person.email)}))`);
    const found = await findPerson(tx, person, { ...options, isToChange: !isTrial });
    if (isTrial) return found;
    const erased = found.own.filter(({ reason }) => reason === undefined);
    await eraseRows(tx, erased);
    for (const row of found.naming) await redact(tx, row, person);
    await forgetAttempts(tx, person, erased);
    if (erased.some(({ table, values }) => table === 'testimonials' && values.state === 'published'))
      await raiseContentVersion(tx);
    // Before the end of the transaction: a mail whose copy is left over would be known to nobody.
    await copies.erase(listIds(erased, 'outbox_mails'));
    await copies.writeAnew(tx, listIds(found.naming, 'outbox_mails'));
    return found;
  });
}

const listIds = (found: readonly FoundRow[], table: string) =>
  found.flatMap((row) => (row.table === table ? [String(row.values.id)] : []));

async function eraseRows(tx: Database, erased: readonly FoundRow[]): Promise<void> {
  for (const [table, own] of Map.groupBy(erased, (row) => row.table)) {
    const places = sql`t.ctid = any(${sql.param(own.map(({ place }) => place))}::tid[])`;
    await tx.execute(
      table === 'uploads'
        ? sql`update uploads t set state = 'removing', name = '' where ${places}`
        : sql`delete from ${sql.identifier(table)} t where ${places}`,
    );
  }
}

async function redact(
  tx: Database,
  { table, place, values }: FoundRow,
  person: PersonAddress,
): Promise<void> {
  const columns = listColumns(table, 'text', 'form', 'address', 'owner');
  const redacted = Object.fromEntries(
    columns.map((column) => [column, changeTexts(values[column], (text) => person.redact(text))]),
  );
  const changes = sql.join(
    columns.map((column) => sql`${sql.identifier(column)} = redacted.${sql.identifier(column)}`),
    sql`, `,
  );
  await tx.execute(sql`
    update ${sql.identifier(table)} t set ${changes}
    from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(redacted)}::jsonb) as redacted
    where t.ctid = ${place}::tid`);
}

/** What was counted of the person, as digests. */
async function forgetAttempts(
  tx: Database,
  person: PersonAddress,
  erased: readonly FoundRow[],
): Promise<void> {
  const accounts = erased.filter(({ table }) => table === 'owner_accounts');
  const emails = [person.email, ...accounts.flatMap(({ values }) => [values.email, values.feed_email])];
  const ofOwner = emails
    .filter((email): email is string => typeof email === 'string')
    .map((email) => email.toLowerCase())
    .flatMap((email) =>
      [signInTo, codesTo, codesInMonthTo, linkTo, toDocumentsAttempt].map((of) => of(email)),
    );
  const ofAccounts = accounts.flatMap(({ values }) =>
    [toPasswordChangeAttempt, toEmailChangeAttempt].map((of) => of(String(values.id))),
  );
  const owners = await ownerLimits(tx);
  for (const attempt of [...ofOwner, ...ofAccounts]) await owners.forget(attempt);
  const documents: Attempt = { what: 'documents to', who: mailboxKey(person.email) };
  await attemptLimits(tx, await siteSecret(tx, 'document-limits')).forget(documents);
}

/**
 * Mailboxes of the agency and its people, in lower case: what is written to them is the agency's. A listing names its manager, an
 * appointment the office.
 */
export async function agencyMailboxes(
  database: Database,
  configured: readonly (string | undefined)[],
): Promise<Set<string>> {
  const manager =
    sql`substring((${readableJson(sql`${propertyRecords.detail}`)}) #>> '{Manager,Email}' from '\\S+@\\S+')`.mapWith(
      z.string().nullable().parse,
    );
  const found = await union(
    database
      .selectDistinct({ email: sql`${appointments.officeMailbox}`.mapWith(z.string().nullable().parse) })
      .from(appointments),
    database.selectDistinct({ email: manager }).from(propertyRecords),
  );
  return new Set(
    [...configured, ...found.map(({ email }) => email)].flatMap((email) =>
      email ? [email.toLowerCase()] : [],
    ),
  );
}
