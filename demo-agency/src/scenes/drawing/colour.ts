/** A colour as #rrggbb. */
export type Colour = string;
type Channels = readonly [number, number, number];

/** The colour between two others: 0 gives the first, 1 the second. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const share = Math.min(1, Math.max(0, amount));
  return combine(from, to, (a, b) => a + (b - a) * share);
}

/** One colour seen through another, as pigment under tinted light. */
export function multiply(colour: Colour, tint: Colour): Colour {
  return combine(colour, tint, (a, b) => (a * b) / 255);
}

export const darken = (colour: Colour, amount: number): Colour => mix(colour, '#10161a', amount);
export const lighten = (colour: Colour, amount: number): Colour => mix(colour, '#fffaf0', amount);

function combine(first: Colour, second: Colour, blend: (a: number, b: number) => number): Colour {
  const [r, g, b] = channels(first);
  const [r2, g2, b2] = channels(second);
  return `#${hex(blend(r, r2))}${hex(blend(g, g2))}${hex(blend(b, b2))}`;
}

function channels(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');
