import { useEffect, useState } from 'react';
import { createApiClient } from 'shared-kit/api-client';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';

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
