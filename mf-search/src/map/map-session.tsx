import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { OperationQuery } from 'shared-kit/api-client';
import type { Goal } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import type { Bounds } from 'shared-kit/domain/map-area';
import type { MapType } from 'shared-kit/domain/map-type';
import { useHost } from 'composer/host';
import { useText } from 'shared-kit/ui/text';
import type { ToPage } from '../map-messages/messages.ts';
import { ChosenCards, useChosenCards } from './chosen-cards.tsx';
import { computeExtent } from './map-search.ts';
import { MapTools, type Drawing } from './map-tools.tsx';
import { mapTexts } from './map-texts.ts';
import type { MapFrameName } from './map-choice.tsx';
import { useMapAnswer, type MapResult, type MapView } from './use-map-answer.ts';
import { useMapFrame } from './use-map-frame.ts';

export interface MapSessionProps {
  frame: RefObject<HTMLIFrameElement | null>;
  goal: Goal;
  query: ListingQuery;
  /** The search of the list, in the language of the page. */
  search: OperationQuery<'searchListings'>;
  /** Opens the list with another part of the map; `isMove` when the visitor has but moved it. */
  open: (area: Pick<ListingQuery, 'bounds' | 'polygon'>, isMove: boolean) => void;
  /** The listing under the pointer in the list. */
  hovered: number | null;
  onHover: (id: number | null) => void;
  mapType: MapType;
  /** Which map the frame shows. */
  shown: MapFrameName;
  /** The map in the frame cannot be shown. */
  onFail: () => void;
}

/** Feeds the map's frame with the results of the search, and does what the visitor does there (product S11, S50–S54). */
export default function MapSession(props: MapSessionProps) {
  const { frame, query, search, open, hovered, onHover, mapType, shown, onFail } = props;
  const { language } = useHost();
  const text = useText();
  const [view, setView] = useState<MapView>();
  const [chosen, setChosen] = useState<number[]>([]);
  const [drawing, setDrawing] = useState<Drawing>();
  /** An area that is not in the address yet: the map may tell of its last move only now. */
  const drawn = useRef<ListingQuery['polygon']>(undefined);
  const [follows, setFollows] = useState(true);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const result = useMapAnswer(search, view);
  const cards = useChosenCards(chosen, language);
  const { readiness, send } = useMapFrame(frame, {
    shown,
    onMessage: receive,
    onSilence: () => shown === 'google-map' && onFail(),
  });
  const nextFit = useNextFit(query, result);

  function receive(message: ToPage) {
    switch (message.type) {
      case 'moved':
        setView({ bounds: message.bounds, zoom: message.zoom });
        // Who draws by keyboard moves the map to the next corner.
        if (!message.byVisitor || drawing) return;
        if (follows) open({ bounds: message.bounds, polygon: drawn.current ?? query.polygon }, true);
        else setIsElsewhere(true);
        return;
      case 'selected':
        return setChosen(message.ids);
      case 'hovered':
        return onHover(message.id);
      case 'failed':
        return onFail();
      case 'drawn':
        setDrawing(undefined);
        drawn.current = message.polygon ?? undefined;
        if (message.polygon) open({ bounds: undefined, polygon: message.polygon }, false);
        return;
    }
  }

  const show = useEffectEvent(() => {
    const { answer } = result;
    send({
      type: 'show',
      properties: answer?.points ?? [],
      counted: answer?.clusters ?? [],
      messageInfo: formatInfo(result, text),
      mapType,
      customMarker: answer?.customMarker ?? null,
      marqueeIgnore: answer?.marqueeIgnore ?? [],
      language,
      texts: mapTexts(text),
      area: query.polygon ?? null,
      around: answer?.around ?? [],
      fit: nextFit(readiness),
    });
  });
  const area = JSON.stringify(query.polygon);
  useEffect(() => {
    drawn.current = undefined;
  }, [area]);
  // Without an answer there is nothing to show: what the server drew stays until there is one.
  const isAnswered = result.answer !== undefined || result.hasFailed;
  useEffect(() => {
    if (readiness > 0 && isAnswered) show();
  }, [readiness, isAnswered, result, area]);
  // Another map knows of no drawing.
  const [drawnOn, setDrawnOn] = useState(shown);
  if (drawnOn !== shown) {
    setDrawnOn(shown);
    setDrawing(undefined);
  }
  const selected = chosen.length === 1 ? chosen[0]! : null;
  const mark = useEffectEvent(() => send({ type: 'mark', hovered, selected }));
  useEffect(() => {
    if (readiness > 0) mark();
  }, [readiness, result, hovered, selected]);

  const draw = (way: Drawing | undefined) => {
    setDrawing(way);
    // Corners are set in the middle of the map, to which the frame gives the focus.
    if (way === 'by keys') {
      frame.current?.scrollIntoView?.({ block: 'center' });
      frame.current?.focus({ preventScroll: true });
    }
    send({ type: 'draw', isOn: way !== undefined, byKeyboard: way === 'by keys' });
  };
  const closeCards = () => {
    setChosen([]);
    frame.current?.focus();
    if (chosen[0] !== undefined) send({ type: 'focus', id: chosen[0] });
  };
  return (
    <>
      <MapTools
        drawing={drawing}
        onDraw={draw}
        onRemoveArea={query.polygon && (() => open({ bounds: query.bounds, polygon: undefined }, false))}
        follows={follows}
        onFollow={setFollows}
        onSearchHere={
          isElsewhere && !follows && view
            ? () => {
                setIsElsewhere(false);
                open({ bounds: view.bounds, polygon: query.polygon }, false);
              }
            : undefined
        }
      />
      {cards.length > 0 && <ChosenCards cards={cards} count={chosen.length} onClose={closeCards} />}
    </>
  );
}

function formatInfo({ answer, hasFailed }: MapResult, text: ReturnType<typeof useText>): string {
  if (hasFailed) return text('map.failed');
  if (!answer) return '';
  if (answer.total === 0) return text('map.none');
  return answer.unplaced > 0 ? text('map.unplaced', { count: answer.unplaced }) : '';
}

/**
 * What to bring into view with the next message: all results of a search that is new here, or the part of the map that its address names. Another
 * area alone moves nothing: the visitor looks at it.
 */
function useNextFit(query: ListingQuery, { answer, about }: MapResult): (readiness: number) => Bounds | null {
  const fitted = useRef('');
  return (readiness) => {
    if (!answer) return null;
    const wanted = `${readiness} ${about}`;
    if (fitted.current === wanted) return null;
    fitted.current = wanted;
    if (query.bounds) return query.bounds;
    return computeExtent(answer);
  };
}
