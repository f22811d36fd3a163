import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { PropertyGrid } from 'shared-kit/ui/property-grid/property-grid';
import { useText } from 'shared-kit/ui/text';
import { SIMILAR_ID } from './similar-id.ts';
import s from './similar.module.css';

/** Other properties that may suit. */
export function Similar({ listings }: { listings: readonly ListingCard[] }) {
  const text = useText();
  if (listings.length === 0) return null;
  return (
    <section id={SIMILAR_ID} className={s.similar}>
      <h2 className={s.title}>{text('similar.title')}</h2>
      <PropertyGrid listings={listings} headingLevel={3} />
    </section>
  );
}
