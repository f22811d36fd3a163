import { eq, sql, type SQL } from '../database/drizzle.ts';
import * as z from 'zod';
import { OperatorError } from 'composer/server';
import { rows, type Database } from '../database/database.ts';
import { formSubmissions } from '../database/schema/forms.ts';
import { toReceiver } from '../inbox/friends/receivers.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';
import { isNamedIn } from './json-texts.ts';
import { personAddress, type PersonAddress } from './person-address.ts';
import { listColumns, PERSONAL_COLUMNS } from './personal-columns.ts';

/** A row as it is kept. */
export interface FoundRow {
  table: string;
  /** Where it lies: it stays there until the transaction ends, as it is locked. */
  place: string;
  values: Record<string, unknown>;
  /** Why it may not be erased. */
  reason?: string;
}

const placedSchema = z.object({ place: z.string(), values: z.record(z.string(), z.unknown()) });

/** All that is kept of a person (product V47). */
export interface FoundPerson {
  /** Theirs, with what goes with it. */
  own: FoundRow[];
  /** Of others, who name the person's address. */
  naming: FoundRow[];
  /** Of the agency's own feeds and content, which name it. */
  ofAgency: FoundRow[];
  /** Other addresses that this person may have: another spelling of the mailbox, or the other one of an owner. */
  otherAddresses: string[];
}

interface FindOptions {
  /** Numbers of offers that the agency did not accept; `true` for all. */
  notAccepted?: ReadonlySet<string> | true;
  /** Mailboxes of the agency and its people. */
  agencyMailboxes: ReadonlySet<string>;
  /** Whether rows are to be changed. */
  isToChange?: boolean;
}

/** An offer that was accepted is to be kept, and only the agency knows which was: it is accepted outside the site. */
export const OFFER_REASON =
  'if it was accepted, the Act of 18 September 2017 (prevention of money laundering) has the agency keep it for ten years';
/** Product V21. */
export const REFUSAL_REASON =
  'the person wants no properties from friends, and would get them again; it holds a keyed digest, no address';

/**
 * Finds all that is kept of an address. Pass a transaction: what is found stays as it is until its end. Throws `OperatorError` for a
 * mailbox of the agency, and for a number of an offer that is not this person's.
 */
export async function findPerson(
  tx: Database,
  person: PersonAddress,
  options: FindOptions,
): Promise<FoundPerson> {
  if (options.agencyMailboxes.has(person.email.toLowerCase()))
    throw new OperatorError(
      `${person.email} is a mailbox of the agency: what is kept under it is of those who wrote to it.`,
    );
  const search = new PersonSearch(tx, options.isToChange ?? false);
  const found: FoundPerson = { own: [], naming: [], ofAgency: [], otherAddresses: [] };
  // First, as listings take long to read, and what is found of persons is locked.
  found.ofAgency = await rowsOfAgency(search, person);
  const owner = await findOwnerAddresses(search, person);
  for (const table of Object.keys(PERSONAL_COLUMNS)) {
    for (const row of await search.rowsNaming(table, person, listColumns(table, 'address')))
      if (listColumns(table, 'address').some((column) => person.is(row.values[column]))) search.add(row);
    for (const row of await search.rowsNaming(table, person, listColumns(table, 'form')))
      if (isFormFrom(row, person)) search.add(keptIfAccepted(row, options.notAccepted));
    for (const address of owner)
      for (const row of await search.rowsNaming(table, address, listColumns(table, 'owner')))
        if (listColumns(table, 'owner').some((column) => address.is(row.values[column]))) search.add(row);
  }
  checkNumbers(search.found(), person, options.notAccepted);
  await search.addWhatGoesAlong();
  await addDigests(search, person);

  for (const table of Object.keys(PERSONAL_COLUMNS)) {
    const columns = listColumns(table, 'text', 'form', 'address', 'owner');
    for (const row of await search.rowsNaming(table, person, columns)) {
      if (search.has(row) || !columns.some((column) => isNamedIn(row.values[column], person))) continue;
      if (table === 'outbox_mails' && isMailAbout(row, person, options.agencyMailboxes)) search.add(row);
      else found.naming.push(row);
    }
  }
  found.own = search.found().map((row) => withOffer(row, search.found()));
  found.otherAddresses = [...owner.map(({ email }) => email), ...(await otherSpellings(tx, person))].filter(
    (email, index, all) => !person.is(email) && all.indexOf(email) === index,
  );
  return found;
}

async function rowsOfAgency(search: PersonSearch, person: PersonAddress): Promise<FoundRow[]> {
  const found: FoundRow[] = [];
  for (const table of Object.keys(PERSONAL_COLUMNS)) {
    const said = listColumns(table, 'agency');
    for (const row of await search.rowsNaming(table, person, said))
      if (said.some((column) => isNamedIn(row.values[column], person))) found.push(row);
  }
  return found;
}

/** What was found so far, each row once. */
class PersonSearch {
  readonly tx: Database;
  readonly #isToChange: boolean;
  readonly #rows = new Map<string, FoundRow>();

  constructor(tx: Database, isToChange: boolean) {
    this.tx = tx;
    this.#isToChange = isToChange;
  }

  add(row: FoundRow): void {
    if (!this.has(row)) this.#rows.set(toKey(row), row);
  }
  has = (row: FoundRow) => this.#rows.has(toKey(row));
  found = () => [...this.#rows.values()];

  /** Rows that may name an address in one of the columns. Its trace is ASCII, whose small letters are the same by bytes in every locale. */
  async rowsNaming(table: string, { trace }: PersonAddress, columns: readonly string[]): Promise<FoundRow[]> {
    if (columns.length === 0) return [];
    const texts = sql.join(
      columns.map((column) => sql`t.${sql.identifier(column)}::text`),
      sql`, `,
    );
    return this.rowsWhere(table, sql`strpos(lower(concat_ws(' ', ${texts}) collate "C"), ${trace}) > 0`);
  }

  /** What the agency says is never changed here: imports do not wait for it. */
  async rowsWhere(table: string, condition: SQL): Promise<FoundRow[]> {
    const isLocked = this.#isToChange && listColumns(table, 'agency').length === 0;
    const found = await rows(
      this.tx,
      sql`select t.ctid::text as place, to_jsonb(t) as values from ${sql.identifier(table)} t where ${condition}
        ${isLocked ? sql`for update` : sql``}`,
      placedSchema,
    );
    return found.map((row) => ({ table, ...row }));
  }

  /** Rows that name one which was found by its id, and rows that name these. What may not be erased keeps what goes with it. */
  async addWhatGoesAlong(): Promise<void> {
    const before = this.#rows.size;
    for (const [table, kinds] of Object.entries(PERSONAL_COLUMNS))
      for (const [column, parents] of kinds) {
        if (typeof parents === 'string') continue;
        for (const parent of parents) await this.#addChildren(table, column, parent);
      }
    if (this.#rows.size > before) await this.addWhatGoesAlong();
  }

  async #addChildren(table: string, column: string, parent: string): Promise<void> {
    const parents = new Map(
      this.found().flatMap((row) => (row.table === parent ? [[String(row.values.id), row.reason]] : [])),
    );
    if (parents.size === 0) return;
    const ids = sql.param([...parents.keys()]);
    for (const row of await this.rowsWhere(table, sql`t.${sql.identifier(column)}::text = any(${ids})`)) {
      const reason = parents.get(String(row.values[column]));
      this.add(reason === undefined ? row : { ...row, reason });
    }
  }
}

const toKey = ({ table, place }: FoundRow) => `${table} ${place}`;

/** An owner's documents and properties are kept by the e-mail of the feed, which may be another than the one to sign in with. */
async function findOwnerAddresses(search: PersonSearch, person: PersonAddress): Promise<PersonAddress[]> {
  const columns = listColumns('owner_accounts', 'owner');
  const accounts = (await search.rowsNaming('owner_accounts', person, columns)).filter(({ values }) =>
    columns.some((column) => person.is(values[column])),
  );
  const addresses = accounts.flatMap(({ values }) => columns.map((column) => values[column]));
  const others = addresses.filter((address) => typeof address === 'string' && !person.is(address));
  return [person, ...others.flatMap((address) => personAddress(String(address)) ?? [])];
}

const isFormFrom = ({ values }: FoundRow, person: PersonAddress) =>
  person.is((values.fields as { email?: unknown }).email);

const findOfferNumber = ({ values }: FoundRow) =>
  values.kind === 'offer' ? String((values.fields as { offerNumber?: unknown }).offerNumber) : undefined;

function keptIfAccepted(row: FoundRow, notAccepted: FindOptions['notAccepted']): FoundRow {
  const number = findOfferNumber(row);
  const mayGo = number === undefined || notAccepted === true || notAccepted?.has(number);
  return mayGo ? row : { ...row, reason: OFFER_REASON };
}

function checkNumbers(
  found: readonly FoundRow[],
  { email }: PersonAddress,
  notAccepted: FindOptions['notAccepted'] = new Set(),
): void {
  const known = found.flatMap((row) => findOfferNumber(row) ?? []);
  for (const number of notAccepted === true ? [] : notAccepted)
    if (!known.includes(number))
      throw new OperatorError(
        `--not-accepted ${number}: ${email} made no offer of this number (${known.join(', ') || 'nor any other'}). Nothing was changed.`,
      );
}

/** The mails that carry the document of an offer are kept with it. */
function withOffer(row: FoundRow, all: readonly FoundRow[]): FoundRow {
  if (row.table !== 'outbox_mails' || !Array.isArray(row.values.attachments)) return row;
  const numbers = all.flatMap((offer) =>
    offer.reason === OFFER_REASON ? (findOfferNumber(offer) ?? []) : [],
  );
  const files = row.values.attachments as { filename: string }[];
  const carries = files.some(({ filename }) => numbers.some((number) => filename.includes(`-${number}.`)));
  return carries ? { ...row, reason: OFFER_REASON } : row;
}

/**
 * Whether a mail in which the address stands tells of the person: nobody else is written to, may be answered, or has the link to write to
 * them, but people of the agency. In other mails somebody else wrote of the person.
 */
function isMailAbout(
  { values }: FoundRow,
  person: PersonAddress,
  agencyMailboxes: ReadonlySet<string>,
): boolean {
  const links = String(values.html).matchAll(/mailto:([^"?\s<]+)/g);
  const parties = [values.recipient, values.reply_to, ...[...links].map(([, address]) => decoded(address!))]
    .filter((party): party is string => typeof party === 'string' && party !== '')
    .filter((party) => !agencyMailboxes.has(party.toLowerCase()));
  return parties.every((party) => person.is(party));
}

/** Of a link in a page. */
function decoded(address: string): string {
  const text = address.replace(/&#0*39;/g, "'").replaceAll('&amp;', '&');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Rows that name an address by its digest only. */
async function addDigests(search: PersonSearch, person: PersonAddress): Promise<void> {
  const { address, mailbox } = await toReceiver(search.tx, person.email);
  for (const row of await search.rowsWhere('friend_mails', sql`t.receiver = ${mailbox}`)) search.add(row);
  for (const row of await search.rowsWhere('friend_refusals', sql`t.receiver = ${address}`))
    search.add({ ...row, reason: REFUSAL_REASON });
}

/** Addresses of forms that are counted as the same mailbox: only the agency knows whether they are the same person. */
async function otherSpellings(tx: Database, person: PersonAddress): Promise<string[]> {
  const email = sql`lower(${formSubmissions.fields} ->> 'email')`.mapWith(z.string().nullable().parse);
  const found = await tx
    .selectDistinct({ email })
    .from(formSubmissions)
    .where(eq(formSubmissions.email, mailboxKey(person.email)))
    .orderBy(sql`1`);
  return found.flatMap((form) => form.email ?? []);
}
