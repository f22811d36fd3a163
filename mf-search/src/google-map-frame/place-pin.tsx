import { useEffect, useRef } from 'react';
import type { MapTexts } from '../map-messages/messages.ts';
import type { Place } from '../map-frame/grouped-places.ts';
import { placeElement, placeLabel, type PlaceLook } from '../map-frame/place-element.ts';

interface PlacePinProps {
  /** Where google-map-react puts it. */
  lat: number;
  lng: number;
  place: Place;
  look: PlaceLook;
  texts: MapTexts;
  isHovered: boolean;
  isSelected: boolean;
  onChoose: () => void;
  onHover: (isOn: boolean) => void;
}

/** A pin as on the built-in map. */
export function PlacePin({ place, look, texts, isHovered, isSelected, onChoose, onHover }: PlacePinProps) {
  const button = useRef<HTMLButtonElement>(null);
  const seen = JSON.stringify([place.key, look]);
  useEffect(() => {
    button.current!.replaceChildren(placeElement(place, look));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `seen` says all that is drawn
  }, [seen]);
  const state = `${isHovered ? ' is-hovered' : ''}${isSelected ? ' is-selected' : ''}`;
  return (
    <button
      ref={button}
      type="button"
      className={`pin-root google-pin${place.kind === 'one' ? ' at-tip' : ''}${state}`}
      data-place={place.key}
      aria-label={placeLabel(place, texts)}
      onClick={onChoose}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    />
  );
}
