import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import type { MapType } from 'shared-kit/domain/map-type';
import { useHost } from 'composer/host';
import { useText } from 'shared-kit/ui/text';
import type { NearPlace, ToPage } from '../map-messages/messages.ts';
import { ChosenCards } from '../map/chosen-cards.tsx';
import { mapTexts } from '../map/map-texts.ts';
import { useChosenCards } from '../map/use-chosen-cards.ts';
import type { MapFrameName } from '../map/use-map-choice.ts';
import { useMapFrame } from '../map/use-map-frame.ts';
import type { PlacesMapProps } from './places-map.props.ts';
import { NearPlaces } from './near-places.tsx';
import { boundsOf, homeOf, pinsOf, streetsOf, SUBJECT } from './pins-of.ts';
import s from './places-map.module.css';

export interface PlacesSessionProps extends PlacesMapProps {
  frame: RefObject<HTMLIFrameElement | null>;
  mapType: MapType;
  /** Which map the frame shows. */
  shown: MapFrameName;
  /** The map in the frame cannot be shown. */
  onFail: () => void;
}

/** Feeds the map's frame with the places, and shows the cards of those that the visitor chooses, and what the map knows around. */
export default function PlacesSession({ frame, mapType, shown, onFail, ...props }: PlacesSessionProps) {
  const { language } = useHost();
  const text = useText();
  const [chosen, setChosen] = useState<number[]>([]);
  const [near, setNear] = useState<readonly NearPlace[]>([]);
  const cards = useChosenCards(chosen, language);
  const { readiness, send } = useMapFrame(frame, {
    shown,
    onMessage: receive,
    onSilence: () => shown === 'google-map' && onFail(),
  });

  function receive(message: ToPage) {
    if (message.type === 'selected') setChosen(message.ids.filter((id) => id !== SUBJECT));
    else if (message.type === 'near') setNear(message.places);
    else if (message.type === 'failed') onFail();
  }

  const show = useEffectEvent(() =>
    send({
      type: 'show',
      properties: pinsOf(props),
      counted: [],
      messageInfo: '',
      mapType,
      customMarker: null,
      marqueeIgnore: [],
      language,
      texts: { ...mapTexts(text), map: props.label },
      area: null,
      fit: boundsOf(props),
      street: streetsOf(props),
      near: homeOf(props),
      pressFirst: true,
    }),
  );
  const seen = JSON.stringify(props);
  useEffect(() => {
    if (readiness > 0) show();
  }, [readiness, seen]);
  const mark = useEffectEvent(() =>
    send({ type: 'mark', hovered: null, selected: chosen.length === 1 ? chosen[0]! : null }),
  );
  useEffect(() => {
    if (readiness > 0) mark();
  }, [readiness, chosen]);

  const close = () => {
    setChosen([]);
    frame.current?.focus();
    if (chosen[0] !== undefined) send({ type: 'focus', id: chosen[0] });
  };
  return (
    <>
      {cards.length > 0 && (
        <ChosenCards className={s.cards} cards={cards} count={chosen.length} onClose={close} />
      )}
      {near.length > 0 && <NearPlaces places={near} />}
    </>
  );
}
