import { useEffect, useRef } from 'react';
import type { Place } from '../map-frame/grouped-places.ts';
import { placeElement, placeLabel, type PinLook } from '../map-frame/pin-element.ts';

interface PlacePinProps {
  /** Where google-map-react puts it. */
  lat: number;
  lng: number;
  place: Place;
  look: PinLook;
  isHovered: boolean;
  isSelected: boolean;
  onChoose: () => void;
  onHover: (isOn: boolean) => void;
}

/** A pin as on the built-in map. */
export function PlacePin({ place, look, isHovered, isSelected, onChoose, onHover }: PlacePinProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current!.replaceChildren(placeElement(place, look));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says what is drawn of the place, which is another object each time
  }, [place.key, look]);
  const state = `${isHovered ? ' is-hovered' : ''}${isSelected ? ' is-selected' : ''}`;
  return (
    <button
      ref={button}
      type="button"
      className={`pin-root google-pin${place.kind === 'one' ? ' at-tip' : ''}${state}`}
      data-place={place.key}
      aria-label={placeLabel(place, look.texts)}
      onClick={onChoose}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    />
  );
}
