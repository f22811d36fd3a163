import { useEffect, useState } from 'react';
import { createApiClient } from 'shared-kit/api-client';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { useHost } from 'composer/host';

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
export function useHomes(ids: readonly number[]): HomesState {
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
