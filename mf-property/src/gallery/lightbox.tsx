import { useIntl } from 'react-intl';
import type { Picture } from 'shared-kit/contracts/api/picture';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import { Captions, Counter, Fullscreen, Zoom } from 'yet-another-react-lightbox/plugins';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { lightboxSlides } from './lightbox-slides.ts';
import './lightbox.css';

export interface LightboxProps {
  pictures: readonly Picture[];
  /** Of the property, for captions of pictures that have no text of their own. */
  name: string;
  /** The picture to begin with. */
  index: number;
  onClose(): void;
}

/** All pictures in full screen: arrow keys, swipe, zoom, counter, captions. Loaded on demand. */
export default function Lightbox({ pictures, name, index, onClose }: LightboxProps) {
  const { formatMessage } = useIntl();
  const say = (id: string) => formatMessage({ id });
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={index}
      slides={lightboxSlides(pictures, (picture, position) =>
        formatMessage(
          { id: picture.kind === 'floorplan' ? 'gallery.floorPlanCaption' : 'gallery.photoCaption' },
          { title: name, index: position },
        ),
      )}
      plugins={[Captions, Counter, Fullscreen, Zoom]}
      className="property-lightbox"
      labels={{
        Lightbox: say('gallery.label'),
        'Photo gallery': say('gallery.label'),
        Carousel: say('gallery.carousel'),
        Slide: say('gallery.slide'),
        Caption: say('gallery.caption'),
        '{index} of {total}': formatMessage(
          { id: 'gallery.position' },
          { index: '{index}', total: '{total}' },
        ),
        Previous: say('gallery.previous'),
        Next: say('gallery.next'),
        Close: say('gallery.close'),
        'Zoom in': say('gallery.zoomIn'),
        'Zoom out': say('gallery.zoomOut'),
        'Enter Fullscreen': say('gallery.fullScreen'),
        'Exit Fullscreen': say('gallery.leaveFullScreen'),
      }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      carousel={{ finite: pictures.length === 1, padding: 0 }}
      captions={{ descriptionTextAlign: 'center' }}
      zoom={{ maxZoomPixelRatio: 2 }}
    />
  );
}
