import { listingLink } from 'shared-kit/domain/listing-link';
import { useHost } from 'composer/host';
import { classNames } from 'shared-kit/ui/class-names';
import { Link } from 'shared-kit/ui/link/link';
import { StatusBadge } from 'shared-kit/ui/status-badge/status-badge';
import { useText } from 'shared-kit/ui/text';
import { useFactFormat } from '../facts/fact-format.ts';
import type { PlacedUnit } from './unit-place.ts';
import s from './unit-place.module.css';

/** A unit on its floor; that of the page itself is no link. */
export function PlacedUnitTile({ unit, isHere }: { unit: PlacedUnit; isHere: boolean }) {
  const text = useText();
  const { href } = useHost();
  const { squareMetres } = useFactFormat();
  const { bedrooms, name, surface } = unit;
  const facts = [
    bedrooms && `${bedrooms} ${text('keyFacts.bedrooms', { count: bedrooms })}`,
    surface && squareMetres(surface),
  ].filter(Boolean);
  return (
    <div className={classNames(s.tile, isHere && s.here)} aria-current={isHere ? 'true' : undefined}>
      {isHere ? (
        <strong>{name}</strong>
      ) : (
        <Link className={s.link} to={href(...listingLink(unit))}>
          {name}
        </Link>
      )}
      {facts.length > 0 && (
        <span className={s.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </span>
      )}
      {isHere ? <span className={s.mark}>{text('unitPlace.here')}</span> : <StatusBadge unit={unit} />}
    </div>
  );
}
