import { countByTable, describeRow } from './export-person.ts';
import type { FoundPerson, FoundRow } from './find-person.ts';

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
