import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Picture as PictureData } from 'shared-kit/contracts/api/picture';
import { pictureHash } from '../../domain/picture-address.ts';
import { calendar, camera, livingArea } from '../../domain/icon-shapes.ts';
import { Picture } from '../picture/picture.tsx';
import { useText } from '../text.tsx';
import { GalleryChip } from './gallery-chip.tsx';
import s from './gallery.module.css';
import { pictureText } from './picture-text.ts';
import { StripControls } from './strip-controls.tsx';
import { useLightbox } from './use-lightbox.tsx';

interface Props {
  /** What the pictures are of, read aloud. */
  label: string;
  pictures: readonly PictureData[];
  /** Of what the pictures show, for those that have no text of their own. */
  name: string;
  /** Path of the page of these pictures, which they lead to without scripts (`PictureList`). */
  page: string | undefined;
  /** `view-transition-name` that the first picture shares with that of a card. */
  transitionName: string;
  /** Over the first picture. */
  ribbon: ReactNode;
}

/** Pictures that the mosaic of wide screens shows; the others are behind "12 photos". */
const MOSAIC = 3;
const LARGE_SIZES = '(max-width: 767px) 100vw, (max-width: 1280px) 66vw, 820px';
/** In the strip, without scripts, they are higher than in the mosaic, and cut at the sides. */
const SMALL_SIZES = '(max-width: 767px) 100vw, (max-width: 1280px) 40vw, 520px';

/**
 * Pictures of a listing: a mosaic on wide screens, a strip to swipe on phones, full screen on a click, which waits for the code of the page
 * (`data-in-page`), and a grid of all on the button that counts them. Without scripts the strip scrolls everywhere and a picture leads to its place on the page of the pictures. `#picture-3` in the address opens the third. Messages: `gallery`.
 */
export function Gallery({ label, pictures, name, page, transitionName, ribbon }: Props) {
  const text = useText();
  const viewport = useRef<HTMLDivElement>(null);
  const lightbox = useLightbox({ label, pictures, name }, page);
  const firstPlan = pictures.findIndex(({ kind }) => kind === 'floorplan');
  const plans = pictures.filter(({ kind }) => kind === 'floorplan').length;
  const firstProgress = pictures.findIndex(({ kind }) => kind === 'progress');
  const progress = pictures.filter(({ kind }) => kind === 'progress').length;
  const intl = useIntl();

  const openFromLink = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    lightbox.open(index);
  };

  return (
    <section className={s.gallery} aria-label={label}>
      <div className={s.viewport} ref={viewport}>
        <ul role="list" className={s.strip} data-count={Math.min(pictures.length, MOSAIC)}>
          {pictures.map((picture, index) => (
            <li key={picture.id} className={s.slide}>
              <a
                className={s.open}
                data-transition={index === 0 ? transitionName : undefined}
                href={page && page + pictureHash(index)}
                aria-label={`${pictureText(picture, intl) || name}. ${text('gallery.open', { index: index + 1, total: pictures.length })}`}
                data-in-page
                onPointerEnter={lightbox.preload}
                onFocus={lightbox.preload}
                onClick={(event) => openFromLink(event, index)}
              >
                <Picture
                  picture={picture}
                  className={s.picture}
                  sizes={index === 0 ? LARGE_SIZES : SMALL_SIZES}
                  priority={index === 0}
                  progressive={index === 0}
                  alt=""
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={s.ribbon}>{ribbon}</div>
      <div className={s.chips}>
        <GalleryChip
          text="gallery.progress"
          shape={calendar}
          count={progress}
          onClick={() => lightbox.open(firstProgress)}
        />
        <GalleryChip
          text="gallery.floorPlans"
          shape={livingArea}
          count={plans}
          onClick={() => lightbox.open(firstPlan)}
        />
        <GalleryChip
          text={plans + progress > 0 ? 'gallery.pictures' : 'gallery.photos'}
          shape={camera}
          count={pictures.length}
          onClick={lightbox.openAll}
        />
      </div>
      {pictures.length > 1 && <StripControls viewport={viewport} count={pictures.length} />}
      {lightbox.element}
    </section>
  );
}
