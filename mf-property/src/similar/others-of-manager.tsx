import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { BELOW_FOLD } from 'shared-kit/ui/below-fold';
import { PropertyGrid } from 'shared-kit/ui/property-grid/property-grid';
import { useText } from 'shared-kit/ui/text';
import { Collapsible } from 'shared-kit/ui/collapsible/collapsible';
import { classNames } from 'shared-kit/ui/class-names';
import s from './similar.module.css';

interface OthersProps {
  /** Of the manager. */
  name: string;
  listings: readonly ListingCard[];
}

/** What else the visitor can ask the same person about (product P27). */
export function OthersOfManager({ name, listings }: OthersProps) {
  const text = useText();
  return (
    <section {...BELOW_FOLD} className={classNames(s.similar, s.others)}>
      <Collapsible label={<h2 className={s.title}>{text('manager.others', { name })}</h2>}>
        <div className={s.cards}>
          <PropertyGrid listings={listings} headingLevel={3} perRow={3} swiped />
        </div>
      </Collapsible>
    </section>
  );
}
