import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { listingLink, projectLink } from 'shared-kit/domain/listing-link';
import { useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import { classNames } from 'shared-kit/ui/class-names';
import { StatusBadge } from 'shared-kit/ui/status-badge/status-badge';
import { useFactFormat } from '../facts/fact.ts';
import type { UnitPlace, PlacedUnit } from './unit-place.ts';
import s from './unit-place.module.css';

interface Props {
  project: NonNullable<PropertyDetail['project']>;
  place: UnitPlace;
}

/** Where a unit lies in its project: the floors as one looks at the building, its neighbours, and the way to all units (product N8). */
export function UnitPlaceSection({ project, place }: Props) {
  const text = useText();
  const { href } = useHost();
  const { floors, id, next, number, previous, total } = place;
  return (
    <PageSection title={text('unitPlace.title', { project: project.name })} className={s.section}>
      <p className={s.number}>{text('unitPlace.number', { number, total })}</p>
      <ol role="list" className={s.floors}>
        {floors.map(({ floor, units }) => (
          <li key={floor} className={s.floor}>
            {floor !== null && <p className={s.label}>{text('unitPlace.floor', { floor })}</p>}
            <ul role="list" className={s.units}>
              {units.map((unit) => (
                <li key={unit.id} className={s.unit}>
                  <PlacedUnitTile unit={unit} isHere={unit.id === id} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <nav className={s.steps} aria-label={text('unitPlace.steps')}>
        {previous && (
          <Link to={href(...listingLink(previous))}>
            {text('unitPlace.previous', { name: previous.name })}
          </Link>
        )}
        {next && <Link to={href(...listingLink(next))}>{text('unitPlace.next', { name: next.name })}</Link>}
        <Link to={`${href(...projectLink(project))}#units`}>{text('unitPlace.all')}</Link>
      </nav>
    </PageSection>
  );
}

/** A unit on its floor; that of the page itself is no link. */
function PlacedUnitTile({ unit, isHere }: { unit: PlacedUnit; isHere: boolean }) {
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
