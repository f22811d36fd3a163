import type { Database } from '../database/database.ts';
import { findPerson, type FoundPerson, type FoundRow } from './find-person.ts';
import { changeTexts } from './json-texts.ts';
import type { PersonAddress } from './person-address.ts';
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
export function countByTable(found: readonly FoundRow[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(found, ({ table }) => table)].map(([table, { length }]) => [table, length]),
  );
}

/** A row in words. */
export function describeRow({ table, values }: FoundRow): string {
  const name = table.replaceAll('_', ' ');
  const number = (values.fields as { offerNumber?: string } | undefined)?.offerNumber;
  if (number === undefined) return `${name} ${values.id ?? ''}`.trim();
  return `offer ${number} for property ${values.property_id}`;
}
