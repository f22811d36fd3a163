import { useId } from 'react';
import { useHost } from 'composer/host';
import { useText } from 'shared-kit/ui/text';
import { NEAR_KINDS, type NearPlace } from '../map-messages/messages.ts';
import s from './near-places.module.css';

/** Schools, stops and shops near a home, each with its distance, which is said to be as the crow flies (product P33). */
export function NearPlaces({ places }: { places: readonly NearPlace[] }) {
  const text = useText();
  const title = useId();
  const { numbers } = useHost().locales;
  const distance = (metres: number) => {
    const [value, unit] = metres < 1000 ? [metres, 'meter'] : [metres / 1000, 'kilometer'];
    return new Intl.NumberFormat(numbers, { style: 'unit', unit }).format(value);
  };
  return (
    <section className={s.near} aria-labelledby={title}>
      <h3 id={title} className={s.title}>
        {text('map.near')}
      </h3>
      <dl className={s.kinds}>
        {NEAR_KINDS.map((kind) => {
          const ofKind = places.filter((place) => place.kind === kind);
          return (
            ofKind.length > 0 && (
              <div key={kind}>
                <dt className={s.kind}>{text(`map.near.${kind}`)}</dt>
                {ofKind.map(({ name, metres }) => (
                  <dd key={name} className={s.place}>
                    <span>{name}</span> <span className={s.distance}>{distance(metres)}</span>
                  </dd>
                ))}
              </div>
            )
          );
        })}
      </dl>
      <p className={s.note}>{text('map.near.straight')}</p>
    </section>
  );
}
