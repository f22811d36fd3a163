import { useEffect, useRef, useState } from 'react';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { classNames } from 'shared-kit/ui/class-names';
import { Icon } from 'shared-kit/ui/icon/icon';
import { close } from 'shared-kit/domain/icon-shapes';
import { PropertyCard } from 'shared-kit/ui/property-card/property-card';
import { useText } from 'shared-kit/ui/text';
import { createApiClient } from 'shared-kit/api-client';
import type { Language } from 'shared-kit/domain/languages';
import s from './chosen-cards.module.css';

interface ChosenCardsProps {
  cards: readonly ListingCard[];
  /** How many there are at the place; not all of them may have a card here. */
  count: number;
  className?: string;
  onClose: () => void;
}

/** What stands at the pin that was chosen, over the map: each card leads to its page. It takes the focus, and Escape closes it. */
export function ChosenCards({ cards, count, className, onClose }: ChosenCardsProps) {
  const text = useText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // A map that reaches below the window would show a part of the card only.
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [cards]);
  return (
    <div
      ref={panel}
      className={classNames(s.panel, className)}
      role="group"
      aria-label={text('map.card')}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={s.head}>
        <p className={s.count}>{count > 1 ? text('map.card.several', { count }) : text('map.card')}</p>
        <button type="button" className={s.close} onClick={onClose} aria-label={text('map.card.close')}>
          <Icon shape={close} />
        </button>
      </div>
      <ul role="list" className={s.cards}>
        {cards.map((listing) => (
          <li key={listing.id}>
            <PropertyCard listing={listing} sizes="320px" headingLevel={3} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Cards at once: a place with more listings is one for the list. */
const MOST = 24;

/** The cards of the chosen pins; empty until they are there. */
export function useChosenCards(ids: readonly number[], language: Language): ListingCard[] {
  const [api] = useState(() => createApiClient({ baseUrl: '' }));
  const [found, setFound] = useState<{ key: string; cards: ListingCard[] }>({ key: '', cards: [] });
  const key = ids.slice(0, MOST).join();

  useEffect(() => {
    if (key === '') return;
    const leaving = new AbortController();
    const query = { lang: language, id: key.split(',').map(Number) };
    api.get('getListings', { query, signal: leaving.signal }).then(
      ({ items }) => setFound({ key, cards: items }),
      () => {
        if (!leaving.signal.aborted) setFound({ key, cards: [] });
      },
    );
    return () => leaving.abort();
  }, [api, key, language]);
  return found.key === key ? found.cards : [];
}
