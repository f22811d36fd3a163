import { useEffect, useEffectEvent, useState, type RefObject, useId } from 'react';
import type { MapType } from 'shared-kit/domain/map-type';
import { useHost } from 'composer/host';
import { useText } from 'shared-kit/ui/text';
import { type NearPlace, type ToPage, NEAR_KINDS } from '../map-messages/messages.ts';
import { ChosenCards, useChosenCards } from '../map/chosen-cards.tsx';
import { mapTexts } from '../map/map-texts.ts';
import type { MapFrameName } from '../map/map-choice.tsx';
import { useMapFrame } from '../map/use-map-frame.ts';
import type { PlacesMapProps } from './places-map.props.ts';
import { computeBounds, findHome, createPins, computeStreetBounds, SUBJECT } from './create-pins.ts';
import s from './places-map.module.css';
import n from './near-places.module.css';

interface PlacesSessionProps extends PlacesMapProps {
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
      properties: createPins(props),
      counted: [],
      messageInfo: '',
      mapType,
      customMarker: null,
      marqueeIgnore: [],
      language,
      texts: { ...mapTexts(text), map: props.label },
      area: null,
      fit: computeBounds(props),
      street: computeStreetBounds(props),
      near: findHome(props),
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

/** Schools, stops and shops near a home, each with its distance, which is said to be as the crow flies (product P33). */
function NearPlaces({ places }: { places: readonly NearPlace[] }) {
  const text = useText();
  const title = useId();
  const { numbers } = useHost().locales;
  const distance = (metres: number) => {
    const [value, unit] = metres < 1000 ? [metres, 'meter'] : [metres / 1000, 'kilometer'];
    return new Intl.NumberFormat(numbers, { style: 'unit', unit }).format(value);
  };
  return (
    <section className={n.near} aria-labelledby={title}>
      <h3 id={title} className={n.title}>
        {text('map.near')}
      </h3>
      <dl className={n.kinds}>
        {NEAR_KINDS.map((kind) => {
          const ofKind = places.filter((place) => place.kind === kind);
          return (
            ofKind.length > 0 && (
              <div key={kind}>
                <dt className={n.kind}>{text(`map.near.${kind}`)}</dt>
                {ofKind.map(({ name, metres }) => (
                  <dd key={name} className={n.place}>
                    <span>{name}</span> <span className={n.distance}>{distance(metres)}</span>
                  </dd>
                ))}
              </div>
            )
          );
        })}
      </dl>
      <p className={n.note}>{text('map.near.straight')}</p>
    </section>
  );
}
