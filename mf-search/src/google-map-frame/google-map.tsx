import GoogleMapReact from 'google-map-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Bounds, Point } from 'shared-kit/domain/map-area';
import { googleMapType, USUAL_MAP_TYPE, type MapType } from 'shared-kit/domain/map-type';
import { groupedPlaces, isAt, type Place } from '../map-frame/grouped-places.ts';
import type { ShowMessage, ToPage, Unsent } from '../map-messages/messages.ts';
import { openPageChannel, type FromPage } from '../map-messages/page-channel.ts';
import type { Channel } from '../map-messages/window-channel.ts';
import { placeElement, placeLabel, type PinLook } from '../map-frame/pin-element.ts';
import type { GoogleInternals } from './google-internals.ts';
import { computeView, withMargin } from './google-view.ts';
import { googleMapLoader } from './load-google-map.ts';
import { useAreaDrawing, useShape } from './use-area-drawing.ts';
import { useVisitorMoves } from './use-visitor-moves.ts';

/** Belgium, until the page says what to look at. */
const START = { center: { lat: 50.5, lng: 4.47 }, zoom: 8 };
const MOST_ZOOM = 18;
const MARGIN = 0.05;
const NO_AREA: readonly Point[] = [];

interface View {
  bounds: Bounds;
  zoom: number;
}

/** Google's map with the pins of the site: it says and understands what the built-in map does (product S11, S12). */
export function GoogleMap({ apiKey }: { apiKey: string }) {
  const [shown, setShown] = useState<ShowMessage>();
  const [marks, setMarks] = useState<{ hovered: number | null; selected: number | null }>();
  const [internals, setInternals] = useState<GoogleInternals>();
  const [view, setView] = useState<View>();
  const [fit, setFit] = useState<Bounds>();
  const container = useRef<HTMLDivElement>(null);
  const channel = useRef<Channel<ToPage>>(undefined);
  const send = (message: Unsent<ToPage>) => channel.current?.send(message);
  const moves = useVisitorMoves(container);
  const places = useMemo(
    () => groupedPlaces(shown?.properties ?? [], shown?.counted ?? []),
    [shown?.properties, shown?.counted],
  );
  const options = useMemo(
    () => createOptions(shown?.mapType ?? USUAL_MAP_TYPE, shown?.pressFirst ?? false),
    [shown?.mapType, shown?.pressFirst],
  );
  const inView = view ? places.within(withMargin(view.bounds, MARGIN), view.zoom) : [];

  const receive = useEffectEvent((message: FromPage) => {
    switch (message.type) {
      case 'show':
        document.documentElement.lang = message.language;
        if (message.fit) setFit(message.fit);
        return setShown(message);
      case 'mark':
        return setMarks(message);
      case 'draw':
        return drawing.draw(message.isOn ? (message.byKeyboard ? 'by keys' : 'by pointer') : undefined);
      case 'focus':
        return focusOn(message.id);
    }
  });
  useEffect(() => {
    const opened = openPageChannel((message) => receive(message));
    channel.current = opened;
    return opened.close;
  }, []);
  const [load] = useState(() => googleMapLoader(() => send({ type: 'failed' })));
  const drawing = useAreaDrawing(
    { container, map: internals?.map, bounds: view?.bounds, texts: shown?.texts },
    (polygon) => send({ type: 'drawn', polygon }),
  );
  useShape(internals, shown?.area ?? NO_AREA);
  useShape(internals, drawing.corners);

  useEffect(() => {
    if (!fit || !internals) return;
    const { center, zoom } = computeView(fit, readSize(container.current!));
    moves.byPage(() => {
      internals.map.setZoom(zoom);
      internals.map.setCenter(center);
    });
  }, [fit, internals, moves]);

  function choose(place: Place) {
    if (place.kind === 'one') return send({ type: 'selected', ids: [place.property.id] });
    const zoom = place.kind === 'several' ? place.zoom() : (view?.zoom ?? START.zoom) + 2;
    if (place.kind === 'several' && zoom > MOST_ZOOM) return send({ type: 'selected', ids: place.ids() });
    moves.touched();
    internals?.map.setZoom(Math.min(zoom, MOST_ZOOM));
    internals?.map.setCenter({ lat: place.lat, lng: place.lng });
  }

  function focusOn(id: number) {
    const key = inView.find((place) => isAt(place, id))?.key;
    const pins = container.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [];
    ([...pins].find(({ dataset }) => dataset.place === key) ?? container.current)?.focus();
  }

  return (
    <div ref={container} className="google-map" role="group" aria-label={shown?.texts.map} tabIndex={-1}>
      {shown && (
        <GoogleMapReact
          bootstrapURLKeys={{ key: apiKey, language: shown.language, region: 'BE' }}
          googleMapLoader={load}
          defaultCenter={START.center}
          defaultZoom={START.zoom}
          options={options}
          yesIWantToUseGoogleMapApiInternals
          onGoogleApiLoaded={setInternals}
          onChange={({ bounds: { nw, se }, zoom }) => {
            const bounds = { south: se.lat, west: nw.lng, north: nw.lat, east: se.lng };
            setView({ bounds, zoom });
            // Before there is a map nothing has been moved.
            if (internals) send({ type: 'moved', bounds, zoom, byVisitor: moves.isByVisitor() });
          }}
          onClick={({ event }) => {
            if (!(event.target as Element).closest('.pin-root')) send({ type: 'selected', ids: [] });
          }}
        >
          {inView.map((place) => (
            <PlacePin
              key={place.key}
              lat={place.lat}
              lng={place.lng}
              place={place}
              look={shown}
              isHovered={isAt(place, marks?.hovered ?? null)}
              isSelected={isAt(place, marks?.selected ?? null)}
              onChoose={() => choose(place)}
              onHover={(isOn) =>
                send({ type: 'hovered', id: isOn && place.kind === 'one' ? place.property.id : null })
              }
            />
          ))}
        </GoogleMapReact>
      )}
      <p className="map-note" role="status" hidden={!shown?.messageInfo}>
        {shown?.messageInfo}
      </p>
    </div>
  );
}

const readSize = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: clientWidth,
  height: clientHeight,
});

/** What the visitor can do with the map besides the tools of the page. */
const createOptions = (mapType: MapType, doesPageScroll: boolean) => ({
  mapTypeId: googleMapType(mapType),
  maxZoom: MOST_ZOOM,
  fullscreenControl: false,
  streetViewControl: false,
  mapTypeControl: false,
  gestureHandling: doesPageScroll ? 'cooperative' : 'greedy',
  clickableIcons: false,
});

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
function PlacePin({ place, look, isHovered, isSelected, onChoose, onHover }: PlacePinProps) {
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
