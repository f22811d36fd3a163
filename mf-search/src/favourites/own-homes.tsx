import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { putHome, type HomeList } from 'shared-kit/domain/saved-homes';
import { useHost } from 'composer/host';
import { savedHomesAtom, useSavedHomes } from 'shared-kit/state';
import { Button, ButtonLink } from 'shared-kit/ui/button/button';
import { EmptyState } from 'shared-kit/ui/empty-state/empty-state';
import { heart } from 'shared-kit/domain/icon-shapes';
import { Notice } from 'shared-kit/ui/notice/notice';
import { PropertyGridSkeleton } from 'shared-kit/ui/property-grid/property-grid';
import { useText } from 'shared-kit/ui/text';
import { createApiClient } from 'shared-kit/api-client';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { ComparableHomes } from '../compare/comparable-homes.tsx';
import s from './favourites.module.css';
import { ListTools } from './list-tools.tsx';
import t from './list-tabs.module.css';

/** The lists that this browser keeps. The server does not know them: until they are read their place is kept. */
export function OwnHomes() {
  const { href } = useHost();
  const text = useText();
  const saved = useSavedHomes();
  const change = useSetAtom(savedHomesAtom);
  const [chosen, setChosen] = useState(0);
  // Where nothing is stored yet nobody tells so: an empty change does.
  useEffect(() => void change((stored) => stored), [change]);

  const lists = saved?.lists ?? [];
  const index = Math.min(chosen, Math.max(lists.length - 1, 0));
  const ids = lists[index]?.homes ?? [];
  const { state, items, retry } = useHomes(ids);
  const gone = ids.filter((id) => !items.some((item) => item.id === id));

  return (
    <div className={s.page}>
      <header className={s.head}>
        <h1 className={s.title}>{text('favourites.title')}</h1>
        <p className={s.text}>{text('favourites.text')}</p>
        <p className={s.withoutScripts}>{text('favourites.withoutScripts')}</p>
      </header>
      {(lists.length > 1 || ids.length > 0) && (
        <div className={s.bar}>
          {lists.length > 1 && <ListTabs lists={lists} chosen={index} onChoose={setChosen} />}
          <ListTools lists={lists} chosen={index} onChoose={setChosen} />
        </div>
      )}
      <div className={s.scripted}>
        {(!saved || (state === 'loading' && ids.length > 0)) && (
          <PropertyGridSkeleton count={Math.max(3, Math.min(ids.length, 6))} perRow={3} />
        )}
        {saved && ids.length === 0 && (
          <EmptyState
            shape={heart}
            title={text('favourites.empty')}
            actions={
              <>
                <ButtonLink to={href('sale')}>{text('list.all.sale')}</ButtonLink>
                <ButtonLink variant="secondary" to={href('rent')}>
                  {text('list.all.rent')}
                </ButtonLink>
              </>
            }
          >
            {text('favourites.emptyText')}
          </EmptyState>
        )}
        {state === 'failed' && (
          <Notice kind="error">
            <p>{text('favourites.failed')}</p>
            <Button variant="secondary" onClick={retry}>
              {text('favourites.retry')}
            </Button>
          </Notice>
        )}
        {state === 'loaded' && gone.length > 0 && (
          <Notice>
            <p>{text('favourites.gone', { count: gone.length })}</p>
            <Button
              variant="quiet"
              onClick={() =>
                void change((stored) => gone.reduce((kept, id) => putHome(kept, id, -1), stored))
              }
            >
              {text('favourites.removeGone')}
            </Button>
          </Notice>
        )}
        {items.length > 0 && <ComparableHomes homes={items} />}
      </div>
    </div>
  );
}

interface HomesState {
  state: 'loading' | 'loaded' | 'failed';
  items: ListingCard[];
  retry(): void;
}

interface Answer {
  /** IDs that were asked for. */
  asked: readonly number[];
  items: ListingCard[] | undefined;
}

/** The cards of homes that the browser knows by their IDs. Homes that are taken out need no new request. */
function useHomes(ids: readonly number[]): HomesState {
  const { language } = useHost();
  const [api] = useState(() => createApiClient({ baseUrl: '' }));
  const [answer, setAnswer] = useState<Answer>({ asked: [], items: [] });
  const isKnown = ids.every((id) => answer.asked.includes(id));
  const wanted = ids.join();
  useEffect(() => {
    const asked = wanted ? wanted.split(',').map(Number) : [];
    if (isKnown || asked.length === 0) return;
    const asking = new AbortController();
    const { signal } = asking;
    api.get('getListings', { query: { lang: language, id: asked }, signal }).then(
      ({ items }) => setAnswer({ asked, items }),
      () => {
        if (!signal.aborted) setAnswer({ asked, items: undefined });
      },
    );
    return () => asking.abort();
  }, [api, isKnown, language, wanted]);
  return {
    state: !isKnown ? 'loading' : answer.items ? 'loaded' : 'failed',
    items: ids.flatMap((id) => answer.items?.filter((item) => item.id === id) ?? []),
    retry: () => setAnswer({ asked: [], items: [] }),
  };
}

interface ListTabsProps {
  lists: readonly HomeList[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** The visitor's lists, where there are several. */
function ListTabs({ lists, chosen, onChoose }: ListTabsProps) {
  const text = useText();
  return (
    <ul role="list" className={t.lists} aria-label={text('favourites.lists')}>
      {lists.map((list, index) => (
        <li key={index}>
          <button
            type="button"
            className={t.list}
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
          >
            {list.name || text('property.favourites')} <span className={t.count}>{list.homes.length}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
