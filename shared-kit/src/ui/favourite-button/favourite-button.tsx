import { useSetAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { isFavourite, putHome } from 'shared-kit/domain/saved-homes';
import { savedHomesAtom, useSavedHomes } from 'shared-kit/state';
import { classNames } from '../class-names.tsx';
import { Icon } from '../icon/icon.tsx';
import { heart } from '../../domain/icon-shapes.ts';
import { useText } from '../text.tsx';
import s from './favourite-button.module.css';

const FavouriteNotice = lazy(() => import('./favourite-notice.tsx'));

interface FavouriteButtonProps {
  /** ID of the listing. */
  home: number;
  /** Its name, in words. */
  title: string;
  /** Beside the heart, on the page of the home itself; without it the button is round, and says which home it is about. */
  children?: ReactNode;
  className?: string;
}

/**
 * Keeps a home among the visitor's favourites, or takes it out (product S31). What it did is told in a notice, which can undo it.
 * Messages: `property`.
 */
export function FavouriteButton(props: FavouriteButtonProps) {
  // The server does not know what the browser keeps.
  return __SERVER__ ? <Heart {...props} /> : <LiveHeart {...props} />;
}

function LiveHeart(props: FavouriteButtonProps) {
  const { home } = props;
  const saved = useSavedHomes();
  const change = useSetAtom(savedHomesAtom);
  const [notice, setNotice] = useState<{ before: number }>();
  const isKept = saved !== undefined && isFavourite(saved, home);
  // By what the visitor saw: before the browser's storage is read the heart of every home is empty.
  const toggle = async () => {
    let before = -1;
    await change((stored) => {
      before = stored.lists.findIndex(({ homes }) => homes.includes(home));
      return isKept === before >= 0 ? putHome(stored, home, isKept ? -1 : 0) : stored;
    });
    setNotice({ before });
  };
  return (
    <>
      <Heart {...props} aria-pressed={isKept} onClick={() => void toggle()} />
      {notice && (
        <Suspense>
          <FavouriteNotice home={home} before={notice.before} onClose={() => setNotice(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Heart({
  home,
  title,
  children,
  className,
  ...button
}: FavouriteButtonProps & ComponentProps<'button'>) {
  const text = useText();
  return (
    <button
      type="button"
      aria-pressed={false}
      data-keeps-home={home}
      {...button}
      className={classNames(s.button, children ? s.withWords : s.round, className)}
      aria-label={children ? undefined : text('property.favourite', { title })}
    >
      <Icon shape={heart} className={s.heart} />
      {children}
    </button>
  );
}
