import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { putHome } from 'shared-kit/domain/saved-homes';
import { useHost } from 'composer/host';
import { savedHomesAtom } from 'shared-kit/state';
import { Link } from '../link/link.tsx';
import { useText } from '../text.tsx';
import s from './favourite-notice.module.css';

interface FavouriteNoticeProps {
  home: number;
  /** List in which the home was before; -1: in none. */
  before: number;
  onClose: () => void;
}

/** ms that it stays while nobody turns to it. */
const STAYS = 8_000;

/** Tells where a home is kept now, lets it go to another list, and undoes it. It goes away by itself, by Escape and by a press elsewhere. */
export default function FavouriteNotice({ home, before, onClose }: FavouriteNoticeProps) {
  const text = useText();
  const { href } = useHost();
  const [saved, change] = useAtom(savedHomesAtom);
  const notice = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const lists = saved?.lists ?? [];
  const list = lists.findIndex(({ homes }) => homes.includes(home));
  const chooseName = (name: string) => name || text('property.favourites');

  useEffect(() => {
    const element = notice.current!;
    element.showPopover?.();
    const onToggle = ({ newState }: ToggleEvent) => newState === 'closed' && close();
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!notice.current?.matches(':hover, :focus-within')) close();
    }, STAYS);
    return () => clearTimeout(timer);
  }, [list]);

  return (
    <div ref={notice} popover="auto" className={s.notice} data-favourite-notice>
      <p role="status" className={s.words}>
        {list < 0
          ? text('property.favouriteRemoved')
          : text('property.favouriteKept', { list: chooseName(lists[list]!.name) })}
      </p>
      {list >= 0 && lists.length > 1 && (
        <select
          className={s.lists}
          aria-label={text('property.favouriteList')}
          value={list}
          onChange={(event) => {
            const wanted = Number(event.currentTarget.value);
            void change((stored) => putHome(stored, home, wanted));
          }}
        >
          {lists.map(({ name }, index) => (
            <option key={index} value={index}>
              {chooseName(name)}
            </option>
          ))}
        </select>
      )}
      <div className={s.actions}>
        <button
          type="button"
          className={s.action}
          onClick={() => {
            void change((stored) => putHome(stored, home, before));
            onClose();
          }}
        >
          {text('property.favouriteUndo')}
        </button>
        {list >= 0 && (
          <Link className={s.action} to={href('favourites')}>
            {text('property.favouriteShow')}
          </Link>
        )}
      </div>
    </div>
  );
}
