import { useIntl } from 'react-intl';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { PropertyGrid } from 'shared-kit/ui/property-grid/property-grid';
import { SIMILAR_ID } from './similar-id.ts';
import s from './similar.module.css';

/** Other properties that may suit. */
export function Similar({ listings }: { listings: readonly ListingCard[] }) {
  const { formatMessage } = useIntl();
  if (listings.length === 0) return null;
  return (
    <section id={SIMILAR_ID} className={s.similar}>
      <h2 className={s.title}>{formatMessage({ id: 'similar.title' })}</h2>
      <PropertyGrid listings={listings} headingLevel={3} />
    </section>
  );
}
