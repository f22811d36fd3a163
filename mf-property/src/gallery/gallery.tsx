import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { pictureUrl } from 'shared-kit/domain/picture-widths';
import { camera, livingArea } from 'shared-kit/ui/icon/shapes';
import { Picture } from 'shared-kit/ui/picture/picture';
import { transitionName } from 'shared-kit/ui/property-card/transition-name';
import { StatusRibbon } from 'shared-kit/ui/status-ribbon/status-ribbon';
import { GalleryChip } from './gallery-chip.tsx';
import { GalleryCarousel } from './gallery-carousel.tsx';
import s from './gallery.module.css';
import { useLightbox } from './use-lightbox.tsx';

/** Pictures that the mosaic of wide screens shows; the others are behind "12 photos". */
const MOSAIC = 3;
const FULL_WIDTH = 1600;
const LARGE_SIZES = '(max-width: 767px) 100vw, (max-width: 1280px) 66vw, 800px';
const SMALL_SIZES = '(max-width: 767px) 100vw, (max-width: 1280px) 33vw, 400px';

/**
 * The pictures: a mosaic on wide screens, a strip to swipe on phones, full screen on a click. Without scripts the strip
 * scrolls everywhere and a picture opens as a file.
 */
export function Gallery({ property, name }: { property: PropertyDetail; name: string }) {
  const { formatMessage } = useIntl();
  const { pictures } = property;
  const viewport = useRef<HTMLDivElement>(null);
  const lightbox = useLightbox(pictures, name);
  const firstPlan = pictures.findIndex(({ kind }) => kind === 'floorplan');
  const plans = pictures.filter(({ kind }) => kind === 'floorplan').length;

  const openFromLink = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    lightbox.open(index);
  };

  return (
    <section className={s.gallery} aria-label={formatMessage({ id: 'gallery.label' })}>
      <div className={s.viewport} ref={viewport}>
        <ul role="list" className={s.strip} data-count={Math.min(pictures.length, MOSAIC)}>
          {pictures.map((picture, index) => (
            <li key={picture.id} className={s.slide}>
              <a
                className={s.open}
                style={index === 0 ? { viewTransitionName: transitionName(property.id) } : undefined}
                href={pictureUrl(picture.url, { width: FULL_WIDTH })}
                aria-label={`${picture.alt || name}. ${formatMessage({ id: 'gallery.open' }, { index: index + 1, total: pictures.length })}`}
                onPointerEnter={lightbox.preload}
                onFocus={lightbox.preload}
                onClick={(event) => openFromLink(event, index)}
              >
                <Picture
                  picture={picture}
                  className={s.picture}
                  sizes={index === 0 ? LARGE_SIZES : SMALL_SIZES}
                  priority={index === 0}
                  alt=""
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <StatusRibbon className={s.ribbon} status={property.status} marquee={property.marquee} />
      <div className={s.chips}>
        <GalleryChip
          text="gallery.floorPlans"
          shape={livingArea}
          count={plans}
          onClick={() => lightbox.open(firstPlan)}
        />
        <GalleryChip
          text={plans > 0 ? 'gallery.pictures' : 'gallery.photos'}
          shape={camera}
          count={pictures.length}
          onClick={() => lightbox.open(0)}
        />
      </div>
      {pictures.length > 1 && <GalleryCarousel viewport={viewport} count={pictures.length} />}
      {lightbox.element}
    </section>
  );
}
