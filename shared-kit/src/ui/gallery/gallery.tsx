import { useRef } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { Picture as PictureData } from 'shared-kit/contracts/api/picture';
import { pictureHash } from '../../domain/picture-address.ts';
import { calendar, camera, livingArea, chevronLeft, chevronRight } from '../../domain/icon-shapes.ts';
import { Picture } from '../picture/picture.tsx';
import { useText } from '../text.tsx';
import s from './gallery.module.css';
import { pictureText } from './picture-text.ts';
import { useLightbox } from './use-lightbox.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import chip from './gallery-chip.module.css';
import { RoundButton } from '../round-button/round-button.tsx';
import { useStrip } from '../use-strip.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import strip from './strip-controls.module.css';
import { Plate } from '../picture/plate.tsx';
import empty from './no-pictures.module.css';

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

interface GalleryChipProps {
  /** Id of a text with a count, such as "12 photos". */
  text: string;
  shape: string;
  count: number;
  onClick(): void;
}

/** "12 photos" over the pictures; on phones icon and figure alone. Nothing when there are none. */
function GalleryChip({ text: id, shape, count, onClick }: GalleryChipProps) {
  const text = useText();
  if (count === 0) return null;
  const words = text(id, { count });
  return (
    <Button variant="secondary" className={chip.chip} aria-label={words} onClick={onClick}>
      <Icon shape={shape} />
      <span className={chip.words}>{words}</span>
      <span className={chip.figure}>{count}</span>
    </Button>
  );
}

interface StripControlsProps {
  /** What scrolls. */
  viewport: RefObject<HTMLDivElement | null>;
  count: number;
}

/** On phones, over the strip of pictures: which one is shown, and buttons to the one before and after it. */
function StripControls({ viewport, count }: StripControlsProps) {
  const text = useText();
  const { index, turn } = useStrip(viewport, count);
  return (
    <div className={strip.controls}>
      <RoundButton
        className={strip.step}
        shape={chevronLeft}
        label={text('gallery.previous')}
        disabled={index === 0}
        onClick={() => turn(-1)}
      />
      <span className={strip.position} role="status">
        <VisuallyHidden>{text('gallery.position', { index: index + 1, total: count })}</VisuallyHidden>
        <span aria-hidden="true">
          {index + 1} / {count}
        </span>
      </span>
      <RoundButton
        className={strip.step}
        shape={chevronRight}
        label={text('gallery.next')}
        disabled={index === count - 1}
        onClick={() => turn(1)}
      />
    </div>
  );
}

interface NoPicturesProps {
  /** Type id of the feed, for the drawing. */
  typeId: number | undefined;
  /** Name of the type. */
  name: string;
  /** Says that there are no pictures. */
  note: string;
  ribbon: ReactNode;
}

/** What stands in the gallery's place when a listing has no picture (product L13). */
export function NoPictures({ typeId, name, note, ribbon }: NoPicturesProps) {
  return (
    <div className={empty.frame}>
      <Plate className={empty.plate} typeId={typeId} name={name} note={note} />
      <div className={empty.ribbon}>{ribbon}</div>
    </div>
  );
}
