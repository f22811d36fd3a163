import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Picture as PictureData } from 'shared-kit/contracts/api/picture';
import { classNames } from '../class-names.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureProps } from '../picture/picture.tsx';
import s from './card-pictures.module.css';

const CardArrows = lazy(() => import('./card-arrows.tsx'));

interface CardPicturesProps extends Pick<PictureProps, 'sizes' | 'priority' | 'widths'> {
  pictures: readonly PictureData[];
  /** Where the pictures lead: the page that the card's link leads to, which is the one for keyboards and screen readers. */
  href: string | undefined;
  /** Opens the page as the card's link does. */
  onOpen: () => void;
  /** Of what the visitor looks through. */
  className?: string;
  /** Whether the visitor turned to the card. */
  isWanted: boolean;
  /** Over the pictures. */
  children?: ReactNode;
}

/**
 * The pictures of a card, side by side: swiped by touch, or turned by arrows (product S37). Only the first is fetched before the visitor
 * turns to the card; without script there is only the first. Messages: `property`.
 */
export function CardPictures({
  pictures,
  href,
  onOpen,
  className,
  isWanted,
  children,
  ...shown
}: CardPicturesProps) {
  const strip = useRef<HTMLAnchorElement>(null);
  const [isTouched, setIsTouched] = useState(false);
  const [first, ...more] = pictures;
  const isAsked = isWanted || isTouched;
  if (!first) return null;
  return (
    <div className={s.frame}>
      <a
        ref={strip}
        className={classNames(s.strip, className)}
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        onScroll={() => setIsTouched(true)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <Picture {...shown} className={s.picture} picture={first} alt="" />
        {more.map((picture) =>
          isAsked ? (
            <Picture
              {...shown}
              key={picture.id}
              className={s.picture}
              picture={picture}
              alt=""
              priority={false}
            />
          ) : (
            <span key={picture.id} className={s.blank} />
          ),
        )}
      </a>
      {children}
      {isAsked && more.length > 0 && (
        <Suspense>
          <CardArrows strip={strip} count={pictures.length} />
        </Suspense>
      )}
    </div>
  );
}
