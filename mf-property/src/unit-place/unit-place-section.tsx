import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { listingLink } from 'shared-kit/domain/listing-link';
import { projectLink } from 'shared-kit/domain/project-link';
import { useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import { PlacedUnitTile } from './placed-unit-tile.tsx';
import type { UnitPlace } from './unit-place.ts';
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
