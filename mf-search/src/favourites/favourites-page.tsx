import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { addList } from 'shared-kit/domain/saved-homes';
import { useHost } from 'composer/host';
import { savedHomesAtom } from 'shared-kit/state';
import { Button, ButtonLink } from 'shared-kit/ui/button/button';
import { EmptyState } from 'shared-kit/ui/empty-state/empty-state';
import { heart } from 'shared-kit/domain/icon-shapes';
import { Notice } from 'shared-kit/ui/notice/notice';
import { useText } from 'shared-kit/ui/text';
import { ComparableHomes } from '../compare/comparable-homes.tsx';
import { OwnHomes } from './own-homes.tsx';
import s from './favourites.module.css';

export interface FavouritesData {
  /** Homes of a link that somebody shared; none on the visitor's own page, whose homes only the browser knows. */
  shared: { ids: number[]; items: ListingCard[] } | null;
}

/** The visitor's favourites, or those that somebody shared by a link (product S31). */
export default function FavouritesPage({ data: { shared } }: { data: FavouritesData }) {
  return shared ? <SharedHomes key={shared.ids.join()} {...shared} /> : <OwnHomes />;
}

/** Homes of a link that somebody shared, which can be kept as a list of one's own. */
function SharedHomes({ ids, items }: { ids: number[]; items: ListingCard[] }) {
  const { href } = useHost();
  const text = useText();
  const change = useSetAtom(savedHomesAtom);
  const [isKept, setIsKept] = useState(false);
  const keep = () => {
    void change((saved) =>
      addList(
        saved,
        text('favourites.shared'),
        items.map(({ id }) => id),
      ),
    );
    setIsKept(true);
  };
  const gone = ids.length - items.length;
  return (
    <div className={s.page}>
      <header className={s.head}>
        <h1 className={s.title}>{text('favourites.shared')}</h1>
        <p className={s.text}>{text('favourites.sharedText')}</p>
      </header>
      {gone > 0 && <Notice>{text('favourites.gone', { count: gone })}</Notice>}
      {items.length === 0 ? (
        <EmptyState
          shape={heart}
          title={text('favourites.empty')}
          actions={<ButtonLink to={href('sale')}>{text('list.all.sale')}</ButtonLink>}
        />
      ) : (
        <>
          <div className={s.tools}>
            {isKept ? (
              <Notice kind="success">{text('favourites.sharedKept')}</Notice>
            ) : (
              <Button className={s.scripted} onClick={keep}>
                {text('favourites.keepShared')}
              </Button>
            )}
            <ButtonLink variant="secondary" to={href('favourites')}>
              {text('property.favouriteShow')}
            </ButtonLink>
          </div>
          <ComparableHomes homes={items} />
        </>
      )}
    </div>
  );
}
