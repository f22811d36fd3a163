import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import { addressLine } from 'shared-kit/domain/address-line';
import { RemoteWidget } from 'composer/host';
import { classNames } from 'shared-kit/ui/class-names';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import { placesOnMap } from './places-on-map.ts';
import s from './place-section.module.css';

/** Where the project and its units are, on the map of the team that makes maps (product N10); nothing where nobody knows. */
export function PlaceSection({ project, name }: { project: ProjectDetail; name: string }) {
  const text = useText();
  const shown = placesOnMap(project, { label: text('place.map', { name }), name });
  if (!shown) return null;
  const isTown = shown.places.length === 0 && !shown.named;
  return (
    <PageSection title={text('place.title')} className={s.place}>
      {isTown && <p className={s.about}>{text('place.town', { town: project.city })}</p>}
      {shown.places.length > 0 && <p className={classNames(s.about, s.choice)}>{text('place.units')}</p>}
      <RemoteWidget
        // The next page begins with a map of its own.
        key={project.id}
        remote="mf-search"
        name="PlacesMap"
        {...shown}
        fallback={<p>{addressLine(project.address, (box) => text('project.box', { box }))}</p>}
      />
    </PageSection>
  );
}
