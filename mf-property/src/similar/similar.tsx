import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { Link } from 'shared-kit/ui/link/link';
import { BELOW_FOLD } from 'shared-kit/ui/below-fold';
import { PropertyGrid } from 'shared-kit/ui/property-grid/property-grid';
import { useText } from 'shared-kit/ui/text';
import s from './similar.module.css';

interface Props {
  listings: readonly ListingCard[];
  /** Where the visitor asks to be told of such ones. */
  alert?: string | undefined;
}

/** Other properties that may suit; where there are none it says so and leads on (product X1). */
export function Similar({ listings, alert }: Props) {
  const text = useText();
  return (
    <section {...BELOW_FOLD} id={SIMILAR_ID} className={s.similar}>
      <h2 className={s.title}>{text('similar.title')}</h2>
      {listings.length > 0 ? (
        <PropertyGrid listings={listings} headingLevel={3} swiped />
      ) : (
        <p className={s.none}>
          {text('similar.none')} {alert && <Link to={alert}>{text('closed.keepInformed')}</Link>}
        </p>
      )}
    </section>
  );
}

/** Anchor of the similar properties. */
export const SIMILAR_ID = 'similar';
