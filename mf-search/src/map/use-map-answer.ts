import { useEffect, useState } from 'react';
import { createApiClient } from 'shared-kit/api-client';
import type { OperationQuery } from 'shared-kit/api-client';
import type { MapAnswer } from 'shared-kit/contracts/api/map';
import type { Bounds } from 'shared-kit/domain/map-area';
import { formatBounds } from 'shared-kit/domain/map-area';
import { mapSearch } from './map-search.ts';

/** What the map looks at. */
export interface MapView {
  bounds: Bounds;
  zoom: number;
}

export interface MapResult {
  answer: MapAnswer | undefined;
  /** The search that was answered, without its area: a search for something else is shown as a whole. */
  about: string;
  hasFailed: boolean;
}

/** The listings of a search on the map; where they are too many, those of the view. The last answer stays until the next one is there. */
export function useMapAnswer(search: OperationQuery<'searchListings'>, view: MapView | undefined): MapResult {
  const [api] = useState(() => createApiClient({ baseUrl: '' }));
  const [result, setResult] = useState<MapResult>({ answer: undefined, about: '', hasFailed: false });
  const needsView = result.answer?.isWhole === false && view !== undefined;
  const wanted = JSON.stringify({ ...mapSearch(search), ...(needsView && viewQuery(view)) });

  useEffect(() => {
    const leaving = new AbortController();
    const query = JSON.parse(wanted) as OperationQuery<'getMap'>;
    api.get('getMap', { query, signal: leaving.signal }).then(
      (answer) => setResult({ answer, about: pickSearch(query), hasFailed: false }),
      () => {
        if (!leaving.signal.aborted) setResult((last) => ({ ...last, hasFailed: true }));
      },
    );
    return () => leaving.abort();
  }, [api, wanted]);
  return result;
}

const pickSearch = ({
  polygon: _polygon,
  view: _view,
  zoom: _zoom,
  ...search
}: OperationQuery<'getMap'>): string => JSON.stringify(search);

const viewQuery = ({ bounds, zoom }: MapView) => ({
  view: formatBounds(bounds),
  zoom: Math.round(zoom),
});
