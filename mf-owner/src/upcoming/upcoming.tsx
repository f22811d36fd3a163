import { FormattedMessage, useIntl } from 'react-intl';
import type { HistoryEntry, OwnerProperty } from 'shared-kit/contracts/api/owner';
import { calendar } from 'shared-kit/domain/icon-shapes';
import { PropertyName } from '../layout/property-choice.tsx';
import o from '../layout/opener.module.css';
import { CardProperty, PortalCard, PortalCards, PortalSection } from '../layout/portal-section.tsx';
import { useDay } from '../layout/use-day.ts';
import s from './upcoming.module.css';

interface Props {
  entries: readonly HistoryEntry[];
  properties: readonly OwnerProperty[];
}

const AT_ONCE = 6;

/** Visits and open days that are still to come, the next first (product O13). */
export function Upcoming({ entries, properties }: Props) {
  return (
    <PortalSection id="upcoming" title={<FormattedMessage id="upcoming.title" />}>
      {entries.length === 0 ? (
        <p className={s.none}>
          <FormattedMessage id="upcoming.none" />
        </p>
      ) : (
        <Entries entries={entries.slice(0, AT_ONCE)} properties={properties} />
      )}
      {entries.length > AT_ONCE && (
        <details>
          <summary className={o.opener}>
            <FormattedMessage id="upcoming.more" values={{ count: entries.length - AT_ONCE }} />
          </summary>
          <Entries entries={entries.slice(AT_ONCE)} properties={properties} />
        </details>
      )}
    </PortalSection>
  );
}

function Entries({ entries, properties }: Props) {
  const date = useDay();
  const { formatMessage } = useIntl();
  const listWords = ({ type, contact, state }: HistoryEntry) =>
    [
      formatMessage({ id: `history.type.${type}` }),
      contact,
      state && formatMessage({ id: `history.state.${state}` }),
    ].filter(Boolean);
  return (
    <PortalCards>
      {entries.map((entry) => {
        const property = properties.find(({ listing }) => listing.id === entry.propertyId);
        return (
          <PortalCard
            key={entry.id}
            shape={calendar}
            title={
              <p className={s.when}>
                <span className={s.day}>{date.weekday(entry.day)}</span>{' '}
                {entry.slot && <span className={s.slot}>{entry.slot.replace('-', ' – ')}</span>}
              </p>
            }
          >
            <p>
              {listWords(entry).join(' · ')}
              {!entry.state && entry.status && (
                <>
                  {' · '}
                  <span lang={entry.language ?? undefined}>{entry.status}</span>
                </>
              )}
            </p>
            <CardProperty name={property && <PropertyName property={property} />} />
          </PortalCard>
        );
      })}
    </PortalCards>
  );
}
