import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import { addressLine } from 'shared-kit/domain/address-line';
import { RemoteWidget } from 'shared-kit/host';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { RichText } from 'shared-kit/ui/rich-text/rich-text';
import { useText } from 'shared-kit/ui/text';
import { placesOnMap } from './places-on-map.ts';
import s from './place-section.module.css';

/** Where the project is, in words and on the map of the team that makes maps, with its units (product N10). */
export function PlaceSection({ project, name }: { project: ProjectDetail; name: string }) {
  const text = useText();
  const { city, place, situation, situationLanguage } = project;
  const shown = placesOnMap(project, { label: text('place.map', { name }), name });
  if (!situation && !shown) return null;
  return (
    <PageSection title={text('project.situation')} className={situation ? s.place : s.mapAlone}>
      {situation && <RichText html={situation} language={situationLanguage} />}
      {shown && (
        <div className={s.map}>
          {place?.isExact === false && <p className={s.about}>{text('place.town', { town: city })}</p>}
          {shown.places.length > 0 && <p className={s.about}>{text('place.units')}</p>}
          <RemoteWidget
            remote="mf-search"
            name="PlacesMap"
            {...shown}
            fallback={<p>{addressLine(project.address, (box) => text('project.box', { box }))}</p>}
          />
        </div>
      )}
    </PageSection>
  );
}
