import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Picture as PictureData } from '../../contracts/api/picture.ts';
import type { Language } from '../../domain/languages.ts';
import { pictureHash } from '../../domain/picture-address.ts';
import { ButtonLink } from '../button/button.tsx';
import { Picture } from '../picture/picture.tsx';
import s from './picture-list.module.css';
import { pictureCaption } from './picture-text.ts';

interface PictureListProps {
  pictures: readonly PictureData[];
  /** Of what the pictures show. */
  name: string;
  /** Where it is not the page's. */
  nameLanguage?: Language | undefined;
  /** The page of what they show, and what leads there. */
  path: string | undefined;
  back: ReactNode;
}

const SIZES = '(max-width: 900px) 100vw, 860px';

/**
 * The pictures of a listing one below the other, whole, with captions: a page of its own, which a picture of the gallery leads to where no script
 * opens it in full screen (product I7). Messages: `gallery`.
 */
export function PictureList({ pictures, name, nameLanguage, path, back }: PictureListProps) {
  const intl = useIntl();
  return (
    <article className={s.page}>
      <header className={s.head}>
        <h1 className={s.title} lang={nameLanguage}>
          {name}
        </h1>
        <ButtonLink variant="secondary" to={path}>
          {back}
        </ButtonLink>
      </header>
      {pictures.map((picture, index) => (
        <figure key={picture.id} id={pictureHash(index).slice(1)} className={s.figure}>
          <Picture picture={picture} className={s.picture} sizes={SIZES} priority={index === 0} alt="" />
          <figcaption className={s.caption}>
            {pictureCaption(picture, { name, position: index + 1 }, intl)}
          </figcaption>
        </figure>
      ))}
      <ButtonLink className={s.end} variant="secondary" to={path}>
        {back}
      </ButtonLink>
    </article>
  );
}
