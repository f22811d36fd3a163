import { FormattedMessage } from 'react-intl';
import type { HistoryEntry, OwnerProperty } from 'shared-kit/contracts/api/owner';
import { Link } from 'shared-kit/ui/link/link';
import { PropertyName } from '../layout/property-choice.tsx';
import { useDay } from '../layout/use-day.ts';
import s from './history-table.module.css';

interface Props {
  entries: readonly HistoryEntry[];
  properties: readonly OwnerProperty[];
}

const COLUMNS = ['date', 'type', 'subject', 'contact', 'status'] as const;

/** A name whose initial stays beside it. */
const withInitial = (contact: string) => contact.replace(/ (?=\p{Lu}\.$)/u, '\u00a0');

/** Entries of the history; on phones each is a block of its own, so the roles of a table have to be said. */
export function HistoryTable({ entries, properties }: Props) {
  const date = useDay();
  const names = new Map(properties.map((property) => [property.listing.id, property]));
  return (
    <table className={s.table} role="table">
      <thead className={s.columns} role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} scope="col" role="columnheader">
              <FormattedMessage id={`history.column.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map((entry) => {
          const property = names.get(entry.propertyId);
          return (
            <tr key={entry.id} className={s.entry} role="row">
              <td className={s.date} role="cell">
                {date.medium(entry.day)}
                {entry.slot && <span className={s.soft}>{entry.slot.replace('-', ' – ')}</span>}
              </td>
              <td className={s.aside} role="cell">
                <span className={s.type} data-type={entry.type}>
                  <FormattedMessage id={`history.type.${entry.type}`} />
                </span>
              </td>
              <td className={s.subject} role="cell">
                <div lang={entry.language ?? undefined}>
                  {entry.link ? <Link to={entry.link}>{entry.subject || entry.link}</Link> : entry.subject}
                  {entry.comment && <p className={s.comment}>{entry.comment}</p>}
                </div>
                {property && properties.length > 1 && (
                  <p className={s.soft}>
                    {property.listing.reference} – <PropertyName property={property} />
                  </p>
                )}
              </td>
              <td role="cell">{withInitial(entry.contact)}</td>
              <td className={s.aside} role="cell">
                {entry.state ? (
                  <FormattedMessage id={`history.state.${entry.state}`} />
                ) : (
                  <span lang={entry.language ?? undefined}>{entry.status}</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
