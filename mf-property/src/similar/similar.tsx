import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { useHost } from 'shared-kit/host';
import { Link } from 'shared-kit/ui/link/link';
import { PropertyGrid } from 'shared-kit/ui/property-grid/property-grid';
import { useText } from 'shared-kit/ui/text';
import { alertPath } from '../alert/alert-path.ts';
import { SIMILAR_ID } from './similar-id.ts';
import s from './similar.module.css';

interface Props {
  listings: readonly ListingCard[];
  /** What they are like. */
  property: PropertyDetail;
}

/** Other properties that may suit; where there are none it says so and leads on (product X1). */
export function Similar({ listings, property }: Props) {
  const text = useText();
  const { href } = useHost();
  const alert = alertPath(href, property);
  return (
    <section id={SIMILAR_ID} className={s.similar}>
      <h2 className={s.title}>{text('similar.title')}</h2>
      {listings.length > 0 ? (
        <PropertyGrid listings={listings} headingLevel={3} />
      ) : (
        <p className={s.none}>
          {text('similar.none')} {alert && <Link to={alert}>{text('closed.keepInformed')}</Link>}
        </p>
      )}
    </section>
  );
}
