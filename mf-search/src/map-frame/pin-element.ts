import { isHome } from 'shared-kit/domain/goal';
import { apartment, house, land, office, shop, warehouse } from 'shared-kit/domain/icon-shapes';
import type { MapProperty, MapTexts, ShowMessage } from '../map-messages/messages.ts';
import { shortCount, shortPrice } from './price-text.ts';

const SHAPES = { residential: house, office, industrial: warehouse, land, retail: shop };
const APARTMENT = 2;
/** Icon code of homes (product L13). */
const HOME_CODE = 1;

/** What stands at one place of the map: a listing, several listings, or a count whose listings are not known. */
export type PlaceContent =
  | { kind: 'one'; property: MapProperty }
  | { kind: 'several'; count: number }
  | { kind: 'counted'; count: number };

/** How pins look, as the page has said. */
export type PinLook = Pick<ShowMessage, 'customMarker' | 'marqueeIgnore' | 'texts'>;

/** What is seen at a place: the pin of a listing, or a count. */
export const placeElement = (place: PlaceContent, look: PinLook): HTMLElement =>
  place.kind === 'one' ? pinElement(place.property, look) : countElement(place.count);

/** What a place is called. */
export const placeLabel = (place: PlaceContent, texts: MapTexts): string =>
  place.kind === 'one'
    ? pinLabel(place.property, texts)
    : texts.several.replace('{count}', String(place.count));

/**
 * What a pin shows: the icon of the type, or the picture of the site for a marquee of its own (product S13), and its name or the price where there
 * is one; below that of new build what it says of VAT.
 */
function pinElement(property: MapProperty, { customMarker, marqueeIgnore, texts }: PinLook): HTMLElement {
  const isMarked = property.marquee !== 0 && !marqueeIgnore.includes(property.marquee);
  const pin = document.createElement('div');
  pin.className = 'pin';
  pin.classList.toggle('is-closed', property.closed);
  pin.classList.toggle('is-marked', isMarked);
  pin.append(isMarked && customMarker ? picture(customMarker) : icon(findShape(property)));
  if (property.name) pin.append(span(property.name));
  else if (property.price !== null) pin.append(priceElement(property.price, vatWords(property, texts)));
  return pin;
}

function priceElement(price: number, vat: string | undefined): HTMLElement {
  const element = span(shortPrice(price));
  if (vat) {
    const small = document.createElement('small');
    small.textContent = vat;
    element.append(' ', small);
  }
  return element;
}

const vatWords = ({ vat }: MapProperty, texts: MapTexts): string | undefined => vat && texts.vat?.[vat];

/** A place with several listings, larger the more there are. */
function countElement(count: number): HTMLElement {
  const pin = document.createElement('div');
  pin.className = 'count';
  pin.classList.add(count < 10 ? 'is-small' : count < 100 ? 'is-middle' : 'is-large');
  pin.append(span(shortCount(count)));
  return pin;
}

/** What a pin is called: its title, or without one its type, town, and the price as it is seen: "House, Namur, € 345k excl. VAT". */
function pinLabel(property: MapProperty, texts: MapTexts): string {
  const { typeId, price, closed, name, town, title } = property;
  if (name) return name;
  const cost =
    price === null ? texts.noPrice : [shortPrice(price), vatWords(property, texts)].filter(Boolean).join(' ');
  return [title || texts[propertyTypeIcon(iconCode(typeId))], town, closed ? texts.closed : cost]
    .filter(Boolean)
    .join(', ');
}

const iconCode = (typeId: number | null) => (typeId === null || isHome([typeId]) ? HOME_CODE : typeId);

const findShape = ({ typeId }: MapProperty) =>
  typeId === APARTMENT ? apartment : SHAPES[propertyTypeIcon(iconCode(typeId))];

const SVG = 'http://www.w3.org/2000/svg';

function icon(shape: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', shape);
  svg.append(path);
  return svg;
}

function picture(source: string): HTMLElement {
  const image = document.createElement('img');
  image.src = source;
  image.alt = '';
  return image;
}

function span(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

type PropertyTypeIcon = 'residential' | 'office' | 'industrial' | 'land' | 'retail';

/** The icon of a property type's icon code (product L13): 2, 5, 7 and any other code share the office icon. */
export function propertyTypeIcon(code: number | null | undefined): PropertyTypeIcon {
  switch (code) {
    case 1:
      return 'residential';
    case 3:
      return 'industrial';
    case 4:
      return 'land';
    case 6:
      return 'retail';
    default:
      return 'office';
  }
}
