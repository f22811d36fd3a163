import { useEffect, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { Picture as PictureData } from 'shared-kit/contracts/api/picture';
import { pictureUrl, srcSet } from 'shared-kit/domain/picture-widths';
import { Icon } from 'shared-kit/ui/icon/icon';
import { close } from 'shared-kit/ui/icon/shapes';
import { useText } from 'shared-kit/ui/text';
import s from './picture-viewer.module.css';
import { StripButtons } from './strip-buttons.tsx';

interface Props {
  pictures: readonly PictureData[];
  name: string;
  /** Index of the picture to begin with. */
  first: number;
  onClose(): void;
}

const WIDTHS = [600, 1360, 1600];

/** The pictures as large as the screen, in the browser's own dialog: Escape closes it, arrows go from one to the next. */
export function PictureViewer({ pictures, name, first, onClose }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    strip.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'center' });
  }, [first]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const direction = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (direction)
      strip.current?.scrollBy({ left: direction * strip.current.clientWidth, behavior: 'smooth' });
  };

  return (
    <dialog
      ref={dialog}
      className={s.viewer}
      aria-label={text('gallery.label')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ul role="list" className={s.strip} ref={strip}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={s.slide}>
            <img
              className={s.picture}
              style={frameOf(picture)}
              src={pictureUrl(picture.url, { width: 1600, format: 'webp' })}
              srcSet={srcSet(picture.url, { widths: WIDTHS, originalWidth: picture.width, format: 'webp' })}
              sizes="100vw"
              width={picture.width}
              height={picture.height}
              alt={picture.alt || name}
              loading={index === first ? 'eager' : 'lazy'}
            />
            <p className={s.caption}>
              {picture.alt || name} · {index + 1} / {pictures.length}
            </p>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && <StripButtons strip={strip} className={s.buttons} />}
      <button
        type="button"
        className={s.close}
        aria-label={text('gallery.close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon shape={close} />
      </button>
    </dialog>
  );
}

/** Its room is kept while it loads, in its own colour. */
function frameOf({ width, height, colour, kind }: PictureData): CSSProperties {
  return {
    '--ratio': width / height,
    backgroundColor: kind === 'floorplan' ? '#ffffff' : colour,
  } as CSSProperties;
}
