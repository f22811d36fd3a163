import { MAP_TYPES } from 'shared-kit/domain/map-type';
import * as z from 'zod/mini';

/**
 * What the page and the map's frame say to each other (product S11). Both sides take nothing but these shapes, from their own origin and
 * from the window that they know. A frame and a page of different releases may meet: a message of another `protocol` is none.
 */
export const PROTOCOL = 1;

const MOST_PROPERTIES = 2_000;
const MOST_CORNERS = 60;

const protocol = z.literal(PROTOCOL);
const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));
const whole = z.int();
const text = z.string().check(z.maxLength(500));
const corner = z.object({ lat: latitude, lng: longitude });
const bounds = z.object({ south: latitude, west: longitude, north: latitude, east: longitude });
const polygon = z.array(corner).check(z.minLength(3), z.maxLength(MOST_CORNERS));

const property = z.object({
  id: whole,
  lat: latitude,
  lng: longitude,
  price: z.nullable(z.number()),
  /** Of a price of new build. */
  vat: z.optional(z.enum(['excluded', 'included'])),
  typeId: z.nullable(whole),
  marquee: whole,
  closed: z.boolean(),
  /** On the pin instead of the price. */
  name: z.optional(text),
  /** What it is called and where it is, for those who hear the map. */
  title: z.optional(z.string().check(z.maxLength(1_000))),
  town: z.optional(text),
});
export type MapProperty = z.infer<typeof property>;

const cluster = z.object({ lat: latitude, lng: longitude, count: z.int().check(z.minimum(1)) });
export type CountedPlace = z.infer<typeof cluster>;

const circle = z.object({
  lat: latitude,
  lng: longitude,
  km: z.number().check(z.minimum(0), z.maximum(200)),
});
/** The surroundings of a place; 0 km: the place alone. */
export type Circle = z.infer<typeof circle>;

/** What of its surroundings a home's page names, in this order. */
export const NEAR_KINDS = ['school', 'stop', 'shop'] as const;
export type NearKind = (typeof NEAR_KINDS)[number];

const nearPlace = z.object({
  kind: z.enum(NEAR_KINDS),
  name: text,
  /** As the crow flies. */
  metres: z.int().check(z.minimum(0)),
});
/** A school, a stop or a shop near a home. */
export type NearPlace = z.infer<typeof nearPlace>;

/** Texts of the map in the language of the page. `{count}` stands for a number. */
const texts = z.object({
  map: text,
  zoomIn: text,
  zoomOut: text,
  several: text,
  noPrice: text,
  /** What is said of VAT beside a price of new build. */
  vat: z.object({ excluded: text, included: text }),
  closed: text,
  residential: text,
  office: text,
  industrial: text,
  land: text,
  retail: text,
  /** Where the map goes no closer, as its data are true to so much only. */
  end: text,
  /** Where the browser cannot draw the map. */
  unsupported: text,
  /** Of drawing by keyboard. */
  drawing: z.object({ corners: text, few: text, crossing: text, many: text }),
  /** How a map that lets its page scroll is moved; `{key}` stands for the key, which is `key` but on a Mac. */
  scrolling: z.object({ wheel: text, key: text, finger: text }),
});
export type MapTexts = z.infer<typeof texts>;

/** A picture of the site itself. */
const sitePath = z.string().check(z.maxLength(300), z.regex(/^\/(?!\/)[\w./%?=&-]*$/));

/** The map as it is to be: the five parts of product S11, and what they need to be read in the language of the page. */
const show = z.object({
  type: z.literal('show'),
  protocol,
  properties: z.array(property).check(z.maxLength(MOST_PROPERTIES)),
  /** Places with a number of properties each, where there are too many of them. */
  counted: z.array(cluster).check(z.maxLength(MOST_PROPERTIES)),
  /** Text on the map; empty for none. */
  messageInfo: text,
  mapType: z.enum(MAP_TYPES),
  customMarker: z.nullable(sitePath),
  marqueeIgnore: z.array(whole).check(z.maxLength(100)),
  language: z.enum(['nl', 'fr', 'en', 'de']),
  texts,
  /** A drawn area. */
  area: z.nullable(polygon),
  /** Towns that are searched, and how far around them; absent where a page searches nothing. */
  around: z.optional(z.array(circle).check(z.maxLength(100))),
  /** What to bring into view; null to stay. */
  fit: z.nullable(bounds),
  /** What to bring into view instead where the map knows streets. */
  street: z.optional(bounds),
  /** The home whose surroundings are asked for, where its address is public. */
  near: z.optional(corner),
  /** It stands in a page that scrolls, and takes wheel and finger only from who wants it. Absent: it takes them. */
  pressFirst: z.optional(z.boolean()),
});
export type ShowMessage = z.infer<typeof show>;

const toFrame = z.discriminatedUnion('type', [
  /** Asks a frame that was there first to say so again. */
  z.object({ type: z.literal('hello'), protocol }),
  /** Properties that belong to the next `show`, before those that it has. */
  z.object({
    type: z.literal('properties'),
    protocol,
    properties: z.array(property).check(z.maxLength(MOST_PROPERTIES)),
  }),
  show,
  /** The pins that stand out: the listing under the pointer in the list, and the one whose card is open. */
  z.object({
    type: z.literal('mark'),
    protocol,
    hovered: z.nullable(whole),
    selected: z.nullable(whole),
  }),
  /** Begins or ends drawing; by keyboard the map takes the focus. */
  z.object({ type: z.literal('draw'), protocol, isOn: z.boolean(), byKeyboard: z.optional(z.boolean()) }),
  /** Puts the focus on a pin, after its card was closed. */
  z.object({ type: z.literal('focus'), protocol, id: whole }),
]);
export type ToFrame = z.infer<typeof toFrame>;

const toPage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), protocol }),
  /** The visitor has moved the map; `byVisitor` is false when the page has. */
  z.object({
    type: z.literal('moved'),
    protocol,
    bounds,
    zoom: z.number().check(z.minimum(0), z.maximum(22)),
    byVisitor: z.boolean(),
  }),
  /** Pins were chosen: one listing, or those of one place. None: the ground was. */
  z.object({ type: z.literal('selected'), protocol, ids: z.array(whole).check(z.maxLength(1_000)) }),
  z.object({ type: z.literal('hovered'), protocol, id: z.nullable(whole) }),
  /** What the tiles of the map know around the home that was asked for; it is not sent where that is nothing. */
  z.object({ type: z.literal('near'), protocol, places: z.array(nearPlace).check(z.maxLength(30)) }),
  /** Pixels that the map needs at its lower edge for its scale and its sources, which the page leaves free. */
  z.object({ type: z.literal('foot'), protocol, height: z.number().check(z.minimum(0), z.maximum(400)) }),
  /** The map cannot be shown: its third party does not answer, or refuses. */
  z.object({ type: z.literal('failed'), protocol }),
  /** An area was drawn; null when drawing was given up. */
  z.object({ type: z.literal('drawn'), protocol, polygon: z.nullable(polygon) }),
]);
export type ToPage = z.infer<typeof toPage>;

/** A message as it is written: the protocol is added when it is sent. */
export type Unsent<Message> = Message extends { protocol: number } ? Omit<Message, 'protocol'> : never;

/** Data from a window as a message for the frame; undefined for anything else. */
export const readToFrame = (data: unknown): ToFrame | undefined => toFrame.safeParse(data).data;
/** Data from a window as a message for the page; undefined for anything else. */
export const readToPage = (data: unknown): ToPage | undefined => toPage.safeParse(data).data;
