import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import './lightbox.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Picture as PictureData } from 'shared-kit/contracts/api/picture';
import YetAnotherLightbox, { useLightboxState, type SlideImage } from 'yet-another-react-lightbox';
import { Captions, Counter, Fullscreen, Zoom } from 'yet-another-react-lightbox/plugins';
import { close, link } from '../../domain/icon-shapes.ts';
import { pictureHash, pictureUrl } from '../../domain/picture-address.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { RoundButton } from '../round-button/round-button.tsx';
import { useText } from '../text.tsx';
import s from './picture-grid.module.css';
import { pictureCaption } from './picture-text.ts';

export interface FullScreenProps extends Omit<LightboxProps, 'index'> {
  /** The picture to show; undefined shows them all. */
  index: number | undefined;
  onChoose(index: number): void;
}

/** The pictures of a listing over the page: all of them as a grid, or one. Loaded on demand. */
export default function FullScreen({ index, onChoose, ...shown }: FullScreenProps) {
  if (index === undefined) return <PictureGrid {...shown} onChoose={onChoose} />;
  return <Lightbox {...shown} index={index} />;
}

interface PictureGridProps extends Pick<LightboxProps, 'label' | 'pictures' | 'name' | 'onClose'> {
  onChoose(index: number): void;
}

const SIZES = '(max-width: 599px) 46vw, (max-width: 1023px) 30vw, 290px';

/** All pictures side by side with what they show, in a dialog over the page; one that is chosen opens in full screen (product I8). */
function PictureGrid({ label, pictures, name, onChoose, onClose }: PictureGridProps) {
  const text = useText();
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog ref={dialog} className={s.dialog} aria-label={label} onClose={onClose}>
      <header className={s.head}>
        <h2 className={s.title}>{name}</h2>
        <RoundButton shape={close} label={text('gallery.close')} onClick={() => dialog.current!.close()} />
      </header>
      <ul role="list" className={s.grid}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={s.item}>
            <button type="button" className={s.open} onClick={() => onChoose(index)}>
              <Picture picture={picture} sizes={SIZES} alt="" />
              <span className={s.caption}>
                {pictureCaption(picture, { name, position: index + 1 }, intl)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

interface LightboxProps {
  /** What the pictures are of, read aloud. */
  label: string;
  pictures: readonly PictureData[];
  /** Of what the pictures show, for captions of pictures that have no text of their own. */
  name: string;
  /** The picture to begin with. */
  index: number;
  /** Another picture is on screen. */
  onView(index: number): void;
  onClose(): void;
}

/** All pictures in full screen: arrow keys, swipe, zoom, counter, captions, a link to each. Loaded on demand. */
function Lightbox({ label, pictures, name, index, onView, onClose }: LightboxProps) {
  const text = useText();
  const intl = useIntl();
  // The viewer goes back to `index` when it gets other slides.
  const slides = useMemo(
    () => lightboxSlides(pictures, (picture, position) => pictureCaption(picture, { name, position }, intl)),
    [intl, name, pictures],
  );
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      on={{ view: ({ index: shown }) => onView(shown) }}
      toolbar={{ buttons: [<CopyPictureLink key="copy" />, 'close'] }}
      plugins={[Captions, Counter, Fullscreen, Zoom]}
      className="gallery-lightbox"
      labels={{
        Lightbox: label,
        'Photo gallery': label,
        Carousel: text('gallery.carousel'),
        Slide: text('gallery.slide'),
        Caption: text('gallery.caption'),
        '{index} of {total}': text('gallery.position', { index: '{index}', total: '{total}' }),
        Previous: text('gallery.previous'),
        Next: text('gallery.next'),
        Close: text('gallery.close'),
        'Zoom in': text('gallery.zoomIn'),
        'Zoom out': text('gallery.zoomOut'),
        'Enter Fullscreen': text('gallery.fullScreen'),
        'Exit Fullscreen': text('gallery.leaveFullScreen'),
      }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      carousel={{ finite: pictures.length === 1, padding: 0 }}
      captions={{ descriptionTextAlign: 'center' }}
      zoom={{ maxZoomPixelRatio: 2 }}
    />
  );
}

/** Copies the address of the picture on screen; where the browser does not let it, the address is shown. */
function CopyPictureLink() {
  const text = useText();
  const { currentIndex } = useLightboxState();
  const [told, setTold] = useState<{ index: number; words: string }>();
  const label = text('gallery.copyLink');

  const copy = () => {
    const address = `${location.origin}${location.pathname}${pictureHash(currentIndex)}`;
    const tell = (words: string) => setTold({ index: currentIndex, words });
    copyText(address).then(
      () => tell(text('gallery.linkCopied')),
      () => tell(address),
    );
  };

  return (
    <>
      <span className="gallery-lightbox-outcome" role="status">
        {told?.index === currentIndex && told.words}
      </span>
      <button type="button" className="yarl__button" title={label} aria-label={label} onClick={copy}>
        <Icon shape={link} className="yarl__icon" />
      </button>
    </>
  );
}

/** Rejects where the page may not write to the clipboard, as on plain http. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

const WIDTHS = [600, 1360, 1600, 1920];

/** The pictures as slides, each at the widths that its original has, with a caption. */
export function lightboxSlides(
  pictures: readonly PictureData[],
  formatCaption: (picture: PictureData, position: number) => string,
): (SlideImage & { description: string })[] {
  return pictures.map((picture, index) => {
    const caption = formatCaption(picture, index + 1);
    const widths = WIDTHS.filter((width, position) => position === 0 || width <= picture.width);
    const sources = widths.map((width) => ({
      src: pictureUrl(picture.url, { width, format: 'webp' }),
      width,
      height: Math.round((width * picture.height) / picture.width),
    }));
    const largest = sources.at(-1)!;
    return { ...largest, alt: caption, description: caption, srcSet: sources };
  });
}
