import type { Database } from '../database/database.ts';
import { findPerson, type FoundPerson, type FoundRow } from './find-person.ts';
import { changeTexts, type PersonAddress } from './person-address.ts';
import { listColumns } from './personal-columns.ts';

/** What is kept of a person, for whoever asks what it is. */
export interface PersonExport {
  email: string;
  exportedAt: string;
  /** Rows by table. Passwords and other secrets are left out. */
  kept: Record<string, object[]>;
  /** What would not be erased, and why. */
  notErasable: { what: string; reason: string }[];
  /** How many rows of others name the address, by table; what they wrote is theirs. */
  named: Record<string, number>;
  /** Other addresses that may be this person's: each is asked for by itself. */
  otherAddresses: string[];
}

/** Gathers all that is kept of an address, as it is at one moment. */
export function exportPerson(
  database: Database,
  person: PersonAddress,
  agencyMailboxes: ReadonlySet<string>,
): Promise<PersonExport> {
  return database.transaction(
    async (tx) => {
      const found = await findPerson(tx, person, { agencyMailboxes });
      return {
        email: person.email,
        exportedAt: new Date().toISOString(),
        kept: rowsByTable(found),
        notErasable: found.own.flatMap((row) =>
          row.reason === undefined ? [] : [{ what: describeRow(row), reason: row.reason }],
        ),
        named: countByTable([...found.naming, ...found.ofAgency]),
        otherAddresses: found.otherAddresses,
      };
    },
    { isolationLevel: 'repeatable read' },
  );
}

function rowsByTable({ own }: FoundPerson): Record<string, object[]> {
  const byTable = Object.groupBy(own, ({ table }) => table) as Record<string, FoundRow[]>;
  return Object.fromEntries(
    Object.entries(byTable).map(([table, found]) => [table, found.map((row) => exported(row))]),
  );
}

/**
 * Without secrets and digests, and without the signed parts of links in mails: by some the agency alone may decide, by others a password is
 * chosen, and the copy passes through other hands.
 */
function exported({ table, values }: FoundRow): object {
  const hidden = listColumns(table, 'hidden');
  const shown = Object.entries(values).filter(([column]) => !hidden.includes(column));
  const change = table === 'outbox_mails' ? withoutTokens : (text: string) => text;
  return Object.fromEntries(shown.map(([column, value]) => [column, changeTexts(value, change)]));
}

const withoutTokens = (text: string) =>
  text.replace(/([?&;]token=|\/api\/(?:uploads|documents)\/)[^\s"'<>&]+/g, '$1…');

/** How many rows of each table. */
function countByTable(found: readonly FoundRow[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(found, ({ table }) => table)].map(([table, { length }]) => [table, length]),
  );
}

/** A row in words. */
function describeRow({ table, values }: FoundRow): string {
  const name = table.replaceAll('_', ' ');
  const number = (values.fields as { offerNumber?: string } | undefined)?.offerNumber;
  if (number === undefined) return `${name} ${values.id ?? ''}`.trim();
  return `offer ${number} for property ${values.property_id}`;
}

/** What was erased of an address, or would be, for whoever runs the command. */
export function describeFound(email: string, found: FoundPerson, isTrial: boolean): string {
  const erased = found.own.filter(({ reason }) => reason === undefined);
  const kept = found.own.filter(({ reason }) => reason !== undefined);
  return [
    ...section(isTrial ? `would be erased of ${email}` : `erased of ${email}`, counts(erased)),
    ...section(
      isTrial ? 'from which the address would be taken out, of others' : 'the address was taken out of',
      found.naming.length > 0 ? counts(found.naming) : [],
    ),
    ...section(
      'kept',
      kept.map((row) => `${describeRow(row)}: ${row.reason}`),
    ),
    ...section('named by feeds or content of the agency, to be changed there', [
      ...found.ofAgency.map(describeRow),
      ...(erased.some(({ table }) => table === 'owners')
        ? ['owners: the next feed that names this owner brings them back']
        : []),
    ]),
    ...section(
      'other addresses that may be the same person’s, each to be asked for by itself',
      found.otherAddresses,
    ),
  ].join('');
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`${title}:\n`, ...lines.map((line) => `  ${line}\n`)];
}

function counts(found: readonly FoundRow[]): string[] {
  if (found.length === 0) return ['nothing'];
  return Object.entries(countByTable(found)).map(
    ([table, count]) => `${table.replaceAll('_', ' ')}: ${count}${kinds(table, found)}`,
  );
}

/** Of forms. */
function kinds(table: string, found: readonly FoundRow[]): string {
  if (table !== 'form_submissions') return '';
  const forms = found.filter((row) => row.table === table);
  return ` (${[...new Set(forms.map(({ values }) => String(values.kind)))].sort().join(', ')})`;
}
