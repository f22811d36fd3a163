import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Picture } from 'shared-kit/contracts/api/picture';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import { Captions, Counter, Fullscreen, Zoom } from 'yet-another-react-lightbox/plugins';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { useText } from '../text.tsx';
import { CopyPictureLink } from './copy-picture-link.tsx';
import { lightboxSlides } from './lightbox-slides.ts';
import { pictureCaption } from './picture-text.ts';
import './lightbox.css';

export interface LightboxProps {
  /** What the pictures are of, read aloud. */
  label: string;
  pictures: readonly Picture[];
  /** Of what the pictures show, for captions of pictures that have no text of their own. */
  name: string;
  /** The picture to begin with. */
  index: number;
  /** Another picture is on screen. */
  onView(index: number): void;
  onClose(): void;
}

/** All pictures in full screen: arrow keys, swipe, zoom, counter, captions, a link to each. Loaded on demand. */
export default function Lightbox({ label, pictures, name, index, onView, onClose }: LightboxProps) {
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
