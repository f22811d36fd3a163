import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ListingCard, ListingFacets } from 'shared-kit/contracts/api/listing';
import { framePath } from 'composer/contract';
import { useHost } from 'composer/host';
import { Icon } from 'shared-kit/ui/icon/icon';
import { list as listShape } from 'shared-kit/domain/icon-shapes';
import { Link } from 'shared-kit/ui/link/link';
import { Sheet, SheetTrigger } from 'shared-kit/ui/sheet/sheet';
import { useText } from 'shared-kit/ui/text';
import { EMPTY_QUERY, listAddress } from '../filters/list-address.ts';
import { MapStill } from '../map-still/map-still.tsx';
import type { Still } from '../map-still/stills.ts';
import { MapChange, useMapChoice } from './map-choice.tsx';
import type { MapSessionProps } from './map-session.tsx';
import s from './split-view.module.css';

/** Code that talks with the map comes with the first map. */
const MapSession = lazy(() => import('./map-session.tsx'));

interface SplitViewProps extends Pick<MapSessionProps, 'goal' | 'query' | 'search' | 'open'> {
  /** The list. */
  children: ReactNode;
  /** What the list shows, in its order. */
  items: readonly ListingCard[];
  /** How many there are on all pages. */
  total: number;
  towns: ListingFacets['cities'];
  isHydrated: boolean;
  stills: readonly Still[] | undefined;
}

/** Id of the list, which is a sheet on phones. */
const LIST = 'list-beside-map';

/**
 * The list beside the map; on tablets the map alone, and on phones with the list as a sheet that is pulled up. What is under the pointer in one
 * stands out in the other. The map needs scripts: it asks for the page's own as soon as it is there, and without any the towns are links.
 */
export function SplitView({ children, items, total, towns, isHydrated, stills, ...session }: SplitViewProps) {
  const { goal, query } = session;
  const { href } = useHost();
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [hoveredInList, setHoveredInList] = useState<number | null>(null);
  const [hoveredOnMap, setHoveredOnMap] = useState<number | null>(null);
  const map = useMapChoice(isHydrated);
  useOutstandingCard(list, items, hoveredOnMap);

  const count = text('list.count', { count: total });
  // Another page of the list begins at its top.
  useEffect(() => list.current?.closest('[popover]')?.scrollTo?.(0, 0), [query.page]);

  const follow = (target: EventTarget) => setHoveredInList(listingAt(list.current, items, target));
  return (
    <div className={s.split}>
      <Sheet id={LIST} title={count} className={s.list}>
        <div
          ref={list}
          onPointerOver={({ target }) => follow(target)}
          onPointerLeave={() => setHoveredInList(null)}
          onFocus={({ target }) => follow(target)}
          onBlur={() => setHoveredInList(null)}
        >
          {children}
        </div>
      </Sheet>
      <section className={s.map} aria-label={text('map.label')} data-needs-scripts>
        <div className={s.stage}>
          {/* It stays below the frame, which takes a moment to draw. */}
          {stills && <MapStill stills={stills} />}
          <iframe
            // Another document would be an entry of the history.
            key={map.frame}
            ref={frame}
            className={s.frame}
            src={framePath('mf-search', map.frame)}
            title={text('map.label')}
          />
          {isHydrated && (
            <Suspense fallback={null}>
              <MapSession
                {...session}
                key={goal}
                query={query}
                frame={frame}
                hovered={hoveredInList}
                onHover={setHoveredOnMap}
                mapType={map.mapType}
                shown={map.frame}
                onFail={map.fail}
              />
            </Suspense>
          )}
        </div>
        <div className={s.withoutScripts}>
          <p>{text('map.needsScripts')}</p>
          <ul role="list" className={s.towns} aria-label={text('map.towns')}>
            {towns.map(({ key, name, zip, count }) => (
              <li key={key}>
                <Link to={listAddress(href, goal, { ...EMPTY_QUERY, cities: [key] })}>
                  {name} ({zip})
                </Link>{' '}
                {count}
              </li>
            ))}
          </ul>
        </div>
        {isHydrated && <MapChange {...map} />}
      </section>
      <div className={s.pull} data-bottom-bar>
        <SheetTrigger sheet={LIST} className={s.handle}>
          <Icon shape={listShape} />
          <span>
            {text('view.list')} · {count}
          </span>
        </SheetTrigger>
      </div>
    </div>
  );
}

const CARD = 'article';
const OUTSTANDING = 'data-outstanding';

/** The listing whose card an element is in. */
function listingAt(
  list: HTMLElement | null,
  items: readonly ListingCard[],
  target: EventTarget,
): number | null {
  const card = target instanceof Element ? target.closest(CARD) : null;
  const index = card && list ? [...list.querySelectorAll(CARD)].indexOf(card) : -1;
  return items[index]?.id ?? null;
}

function useOutstandingCard(
  list: { current: HTMLElement | null },
  items: readonly ListingCard[],
  id: number | null,
) {
  useEffect(() => {
    const index = items.findIndex((item) => item.id === id);
    const card = index < 0 ? undefined : list.current?.querySelectorAll(CARD)[index];
    card?.setAttribute(OUTSTANDING, '');
    return () => card?.removeAttribute(OUTSTANDING);
  }, [list, items, id]);
}
