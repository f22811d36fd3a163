import { FormattedMessage, useIntl } from 'react-intl';
import { HISTORY_PERIODS, HISTORY_TYPES, type HistoryType } from 'shared-kit/domain/owner-portal';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { EmptyState } from 'shared-kit/ui/empty-state/empty-state';
import { Icon } from 'shared-kit/ui/icon/icon';
import { download, list } from 'shared-kit/domain/icon-shapes';
import { Pagination } from 'shared-kit/ui/pagination/pagination';
import { Select } from 'shared-kit/ui/select/select';
import type {
  OwnerHistory,
  OwnerProperties,
  HistoryEntry,
  OwnerProperty,
} from 'shared-kit/contracts/api/owner';
import { useChoiceForm } from 'shared-kit/forms/use-choice-form';
import { PortalLayout } from '../layout/portal-layout.tsx';
import { PropertySelect, PropertyName } from '../layout/property-choice.tsx';
import s from './history-page.module.css';
import { Link } from 'shared-kit/ui/link/link';
import { useDay } from '../layout/use-day.ts';
import table from './history-table.module.css';

export interface HistoryData {
  properties: OwnerProperties['properties'];
  history: OwnerHistory;
  filter: HistoryFilter;
}

/** Where the API answers the history as a file. */
const FILE = '/api/owner/history.csv';

/** What happened with the owner's properties, the newest first (product O6, O11). */
export default function HistoryPage({ data }: { data: HistoryData }) {
  const { history, properties, filter } = data;
  const { href, language } = useHost();
  const { formatMessage } = useIntl();
  return (
    <PortalLayout
      page="history"
      title={<FormattedMessage id="history.heading" />}
      intro={<FormattedMessage id="history.intro" />}
    >
      <Filters {...data} />
      {history.entries.length === 0 ? (
        <NoEntries isLimited={Object.values(filter).some((value) => value !== undefined)} />
      ) : (
        <section aria-label={formatMessage({ id: 'history.heading' })}>
          <div className={s.head}>
            <p role="status">
              <FormattedMessage id="history.count" values={{ total: history.total }} />
            </p>
            <a className={s.file} href={`${FILE}?${filterQuery(filter, { lang: language })}`} download>
              <Icon shape={download} />
              <FormattedMessage id="history.file" />
            </a>
          </div>
          <HistoryTable entries={history.entries} properties={properties} />
          <Pagination
            page={history.page}
            pageCount={history.pageCount}
            toPath={(page) => `${href('owner-history')}?${filterQuery(filter, { page: String(page) })}`}
          />
        </section>
      )}
    </PortalLayout>
  );
}

/** Another choice helps only where one was made. */
function NoEntries({ isLimited }: { isLimited: boolean }) {
  const id = isLimited ? 'history.none' : 'history.empty';
  return (
    <EmptyState shape={list} title={<FormattedMessage id={id} />}>
      <FormattedMessage id={`${id}.text`} />
    </EmptyState>
  );
}

function Filters({ properties, filter }: HistoryData) {
  const { formatMessage } = useIntl();
  const form = useChoiceForm();
  const { property, type, period } = filter;
  return (
    <form method="get" className={s.filters} {...form}>
      {properties.length > 1 && <PropertySelect properties={properties} chosen={property} />}
      <Select
        name="type"
        label={formatMessage({ id: 'history.type' })}
        defaultValue={type ?? ''}
        key={`type ${type}`}
        options={[
          { value: '', label: formatMessage({ id: 'history.type.all' }) },
          ...HISTORY_TYPES.map((value) => ({ value, label: formatMessage({ id: `history.type.${value}` }) })),
        ]}
      />
      <Select
        name="period"
        label={formatMessage({ id: 'history.period' })}
        defaultValue={period ?? ''}
        key={`period ${period}`}
        options={[
          { value: '', label: formatMessage({ id: 'history.period.all' }) },
          ...HISTORY_PERIODS.map((days) => ({
            value: String(days),
            label: formatMessage({ id: 'history.period.days' }, { days }),
          })),
        ]}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          <FormattedMessage id="portal.choose" />
        </Button>
      </noscript>
    </form>
  );
}

type Period = (typeof HISTORY_PERIODS)[number];

/** What the history is limited to. */
interface HistoryFilter {
  property?: number | undefined;
  type?: HistoryType | undefined;
  period?: Period | undefined;
}

/** Type and period of an address; what is not known is left out. */
export function historyFilter(url: URL): Omit<HistoryFilter, 'property'> {
  const { searchParams } = url;
  return {
    type: HISTORY_TYPES.find((type) => type === searchParams.get('type')),
    period: HISTORY_PERIODS.find((period) => String(period) === searchParams.get('period')),
  };
}

/** The filter as a query, to which more may be added. */
function filterQuery(filter: HistoryFilter, more: Record<string, string> = {}): string {
  const fields = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== undefined);
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
}

interface HistoryTableProps {
  entries: readonly HistoryEntry[];
  properties: readonly OwnerProperty[];
}

const COLUMNS = ['date', 'type', 'subject', 'contact', 'status'] as const;

/** A name whose initial stays beside it. */
const withInitial = (contact: string) => contact.replace(/ (?=\p{Lu}\.$)/u, '\u00a0');

/** Entries of the history; on phones each is a block of its own, so the roles of a table have to be said. */
function HistoryTable({ entries, properties }: HistoryTableProps) {
  const date = useDay();
  const names = new Map(properties.map((property) => [property.listing.id, property]));
  return (
    <table className={table.table} role="table">
      <thead className={table.columns} role="rowgroup">
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
            <tr key={entry.id} className={table.entry} role="row">
              <td className={table.date} role="cell">
                {date.medium(entry.day)}
                {entry.slot && <span className={table.soft}>{entry.slot.replace('-', ' – ')}</span>}
              </td>
              <td className={table.aside} role="cell">
                <span className={table.type} data-type={entry.type}>
                  <FormattedMessage id={`history.type.${entry.type}`} />
                </span>
              </td>
              <td className={table.subject} role="cell">
                <div lang={entry.language ?? undefined}>
                  {entry.link ? <Link to={entry.link}>{entry.subject || entry.link}</Link> : entry.subject}
                  {entry.comment && <p className={table.comment}>{entry.comment}</p>}
                </div>
                {property && properties.length > 1 && (
                  <p className={table.soft}>
                    {property.listing.reference} – <PropertyName property={property} />
                  </p>
                )}
              </td>
              <td role="cell">{withInitial(entry.contact)}</td>
              <td className={table.aside} role="cell">
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
