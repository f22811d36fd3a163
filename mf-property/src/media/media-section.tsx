import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isEmpty } from 'shared-kit/domain/texts';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import { ClickToLoad } from './click-to-load.tsx';
import s from './media-section.module.css';

/** Virtual tour and video; nothing of them is asked for before a click, which holds for one property and one address. */
export function MediaSection({ property }: { property: PropertyDetail }) {
  const text = useText();
  const { video, virtualTour } = property;
  const plate = property.pictures.find(({ kind }) => kind === 'photo') ?? null;
  if (isEmpty(video) && isEmpty(virtualTour)) return null;
  return (
    <PageSection divided title={text('media.title')} className={s.media}>
      <div className={s.frames}>
        {!isEmpty(virtualTour) && (
          <ClickToLoad
            key={`tour ${property.id} ${virtualTour}`}
            url={virtualTour}
            label="media.startTour"
            title="media.virtualTour"
            plate={plate}
          />
        )}
        {!isEmpty(video) && (
          <ClickToLoad
            key={`video ${property.id} ${video}`}
            url={video}
            label="media.playVideo"
            title="media.video"
            plate={plate}
          />
        )}
      </div>
    </PageSection>
  );
}
