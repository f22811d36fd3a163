import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { close } from '../../domain/icon-shapes.ts';
import { Picture } from '../picture/picture.tsx';
import { RoundButton } from '../round-button/round-button.tsx';
import { useText } from '../text.tsx';
import type { LightboxProps } from './lightbox.tsx';
import s from './picture-grid.module.css';
import { pictureCaption } from './picture-text.ts';

interface PictureGridProps extends Pick<LightboxProps, 'label' | 'pictures' | 'name' | 'onClose'> {
  onChoose(index: number): void;
}

const SIZES = '(max-width: 599px) 46vw, (max-width: 1023px) 30vw, 290px';

/** All pictures side by side with what they show, in a dialog over the page; one that is chosen opens in full screen (product I8). */
export function PictureGrid({ label, pictures, name, onChoose, onClose }: PictureGridProps) {
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
