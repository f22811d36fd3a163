import { isHome } from 'shared-kit/domain/home-types';
import { propertyTypeIcon } from 'shared-kit/domain/property-type-icon';
import { apartment, house, land, office, shop, warehouse } from 'shared-kit/ui/icon/shapes';
import type { MapProperty, MapTexts } from '../map-messages/messages.ts';
import { shortPrice } from './price-text.ts';

const SHAPES = { residential: house, office, industrial: warehouse, land, retail: shop };
const APARTMENT = 2;
/** Icon code of homes (product L13). */
const HOME_CODE = 1;

export interface PinLook {
  /** The mark of a marquee of its own (product S13). */
  isMarked: boolean;
  customMarker: string | null;
}

/** What a pin shows: the icon of the type, and its name or the price where there is one. */
export function pinElement(property: MapProperty, { isMarked, customMarker }: PinLook): HTMLElement {
  const pin = document.createElement('div');
  pin.className = 'pin';
  pin.classList.toggle('is-closed', property.closed);
  pin.classList.toggle('is-marked', isMarked);
  pin.append(isMarked && customMarker ? picture(customMarker) : icon(shapeOf(property)));
  if (property.name) pin.append(span(property.name));
  else if (property.price !== null) pin.append(span(shortPrice(property.price)));
  return pin;
}

/** A place with several listings, larger the more there are. */
export function countElement(count: number): HTMLElement {
  const pin = document.createElement('div');
  pin.className = 'count';
  pin.classList.add(count < 10 ? 'is-small' : count < 100 ? 'is-middle' : 'is-large');
  pin.append(span(count < 10_000 ? String(count) : `${Math.round(count / 1_000)}k`));
  return pin;
}

/** What a pin is called: "House, € 345k", with the price as it is seen. */
export function pinLabel({ typeId, price, closed, name }: MapProperty, texts: MapTexts): string {
  if (name) return name;
  const cost = price === null ? texts.noPrice : shortPrice(price);
  return [texts[propertyTypeIcon(iconCode(typeId))], closed ? texts.closed : cost].join(', ');
}

const iconCode = (typeId: number | null) => (typeId === null || isHome([typeId]) ? HOME_CODE : typeId);

const shapeOf = ({ typeId }: MapProperty) =>
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
