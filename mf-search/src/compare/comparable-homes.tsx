import { useState } from 'react';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { Checkbox } from 'shared-kit/ui/checkbox/checkbox';
import { PropertyGrid } from 'shared-kit/ui/property-grid/property-grid';
import { useText } from 'shared-kit/ui/text';
import { HOME, MOST_COMPARED } from '../home-ids/home-ids.ts';
import s from './comparable-homes.module.css';

/** Homes of which up to four can be compared: a plain form, whose page compares the first four of those that were ticked. */
export function ComparableHomes({ homes }: { homes: readonly ListingCard[] }) {
  const { href } = useHost();
  const text = useText();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const chosen = ticked.filter((id) => homes.some((home) => home.id === id));
  const isFull = chosen.length >= MOST_COMPARED;
  return (
    <form action={href('compare')} method="get" className={s.form}>
      <PropertyGrid
        listings={homes}
        perRow={3}
        below={({ id }) => (
          <Checkbox
            name={HOME}
            value={id}
            checked={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onChange={(event) =>
              setTicked(
                event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
              )
            }
            label={text('compare.tick')}
          />
        )}
      />
      <div className={s.bar}>
        <p className={s.hint} aria-live="polite">
          {isFull
            ? text('compare.full', { count: MOST_COMPARED })
            : text('compare.hint', { count: MOST_COMPARED })}
        </p>
        <Button type="submit">{text('compare.button', { count: chosen.length })}</Button>
      </div>
    </form>
  );
}
