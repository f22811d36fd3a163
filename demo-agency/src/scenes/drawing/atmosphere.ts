import type { Light, Season } from '../scene.ts';
import { mix, multiply, type Colour } from './colour.ts';
import type { Random } from './random.ts';
import { dot, unit, type V3 } from './vector.ts';

/** Four tones of one plant, from the shade inside to the glint on its leaves. */
export type Foliage = readonly [Colour, Colour, Colour, Colour];

/** The light of one picture: its direction, and its effect on colours. */
export type Atmosphere = {
  season: Season;
  light: Light;
  /** Unit vector towards the sun. */
  sun: V3;
  sky: readonly [Colour, Colour, Colour];
  haze: Colour;
  cloud: Colour;
  cloudShade: Colour;
  lightTint: Colour;
  shadeTint: Colour;
  /** Opacity of cast shadows. */
  shadow: number;
  /** Lamps are on. */
  lit: boolean;
  /** Share of the windows with a lamp behind them when lamps are on. */
  litShare: number;
  foliage: readonly [Foliage, ...Foliage[]];
  evergreen: Foliage;
  lawn: readonly [far: Colour, near: Colour];
  bare: boolean;
};

type Sky = Pick<
  Atmosphere,
  'sky' | 'haze' | 'cloud' | 'cloudShade' | 'lightTint' | 'shadeTint' | 'shadow' | 'lit'
>;

const skies: Record<Light, readonly [Sky, Sky]> = {
  morning: [
    {
      sky: ['#a9c6d3', '#d3dfdc', '#f6e9d6'],
      haze: '#dfe3d9',
      cloud: '#fffaf1',
      cloudShade: '#d9dcd9',
      lightTint: '#fff3e2',
      shadeTint: '#93a2b2',
      shadow: 0.34,
      lit: false,
    },
    {
      sky: ['#b7cbd0', '#dde3dc', '#faeede'],
      haze: '#e4e4da',
      cloud: '#fffbf4',
      cloudShade: '#dddcd6',
      lightTint: '#fff2e0',
      shadeTint: '#99a3ae',
      shadow: 0.3,
      lit: false,
    },
  ],
  noon: [
    {
      sky: ['#7fb0cc', '#b4d2dc', '#e9eee4'],
      haze: '#d3e0dd',
      cloud: '#ffffff',
      cloudShade: '#cbd8de',
      lightTint: '#fffbf2',
      shadeTint: '#8497ac',
      shadow: 0.42,
      lit: false,
    },
    {
      sky: ['#94bccb', '#c3d9dc', '#f0efe4'],
      haze: '#d9e2da',
      cloud: '#fffefa',
      cloudShade: '#d0dadc',
      lightTint: '#fffaf0',
      shadeTint: '#8a9bab',
      shadow: 0.38,
      lit: false,
    },
  ],
  golden: [
    {
      sky: ['#8fb0b8', '#e0d2b4', '#fbd9a6'],
      haze: '#edd7b2',
      cloud: '#fff1d8',
      cloudShade: '#d8b99a',
      lightTint: '#ffe6bd',
      shadeTint: '#8a869c',
      shadow: 0.4,
      lit: false,
    },
    {
      sky: ['#a3b3bd', '#ecd3ba', '#f9cfa4'],
      haze: '#ecceb0',
      cloud: '#ffeede',
      cloudShade: '#d9b3a0',
      lightTint: '#ffe0ba',
      shadeTint: '#8d8499',
      shadow: 0.38,
      lit: false,
    },
  ],
  dusk: [
    {
      sky: ['#3f5a74', '#8792a3', '#e8b896'],
      haze: '#a99a9d',
      cloud: '#d9b6a8',
      cloudShade: '#75809a',
      lightTint: '#c3b7bd',
      shadeTint: '#69758f',
      shadow: 0.22,
      lit: true,
    },
    {
      sky: ['#4c5f7d', '#a095a4', '#f0bd94'],
      haze: '#b79f9c',
      cloud: '#e8bfa8',
      cloudShade: '#857f9a',
      lightTint: '#ccb8b6',
      shadeTint: '#6f748d',
      shadow: 0.22,
      lit: true,
    },
  ],
};

const greens: Record<Season, readonly [Foliage, ...Foliage[]]> = {
  spring: [
    ['#44663f', '#64884b', '#8fae5d', '#bccd7c'],
    ['#3f6246', '#5a8253', '#83a766', '#b3c985'],
    ['#50683c', '#7a9148', '#a5b863', '#cdd58a'],
  ],
  summer: [
    ['#2b4a3a', '#41664a', '#66875a', '#98ab72'],
    ['#30503a', '#4d7044', '#76904f', '#a8b56d'],
    ['#274539', '#3a6150', '#5b8063', '#8ca682'],
  ],
  autumn: [
    ['#6b3f26', '#99562b', '#c27b36', '#dfaa55'],
    ['#6b5227', '#9a7a30', '#c49f45', '#e0c36d'],
    ['#4f5030', '#74703a', '#9f924a', '#c6b467'],
    ['#5f2f26', '#8d432e', '#b2603b', '#d58d55'],
  ],
  winter: [['#4b4640', '#6a6258', '#8a8175', '#a99f90']],
};

const evergreens: Record<Season, Foliage> = {
  spring: ['#294a3b', '#3b6049', '#587b58', '#7f9a6c'],
  summer: ['#23443a', '#335a49', '#4f7459', '#768f6a'],
  autumn: ['#2c4537', '#405b44', '#5d7452', '#828f65'],
  winter: ['#2c443e', '#42594f', '#617468', '#8b9788'],
};

const lawns: Record<Season, readonly [Colour, Colour]> = {
  spring: ['#a9bf80', '#6f9350'],
  summer: ['#a3b377', '#5f8449'],
  autumn: ['#b0ab72', '#7d8648'],
  winter: ['#b3b797', '#7f8b66'],
};

/** The atmosphere of a picture; the sun stands on the given side (-1 left, 1 right), before the façade. */
export function createAtmosphere(random: Random, season: Season, light: Light, side: -1 | 1): Atmosphere {
  const sky = random.pick(skies[light]);
  const height = { morning: 0.62, noon: 1.1, golden: 0.46, dusk: 0.5 }[light];
  const tint = (tones: Foliage): Foliage => tones.map((tone) => tinted(tone, sky)) as unknown as Foliage;
  return {
    ...sky,
    litShare: 0.72,
    season,
    light,
    sun: unit([side * random.range(0.75, 1), height, -random.range(0.36, 0.62)]),
    foliage: greens[season].map(tint) as unknown as Atmosphere['foliage'],
    evergreen: tint(evergreens[season]),
    lawn: [mix(tinted(lawns[season][0], sky), sky.haze, 0.25), tinted(lawns[season][1], sky)],
    bare: season === 'winter',
  };
}

/** A material's colour on a face with the given normal: pigment under sun or under shade. */
export function shade(air: Atmosphere, colour: Colour, normal: V3): Colour {
  const sunlight = Math.max(0, dot(normal, air.sun));
  const strength = air.lit ? 0.35 + 0.55 * sunlight : Math.min(1, 0.1 + 1.55 * sunlight);
  return mix(multiply(colour, air.shadeTint), multiply(colour, air.lightTint), strength);
}

/** A colour with aerial perspective for a distance in metres. */
export function atDistance(air: Atmosphere, colour: Colour, metres: number): Colour {
  return mix(colour, air.haze, 1 - Math.exp(-Math.max(0, metres - 15) / 140));
}

function tinted(colour: Colour, sky: Sky): Colour {
  return sky.lit
    ? mix(multiply(colour, sky.lightTint), sky.shadeTint, 0.28)
    : multiply(colour, sky.lightTint);
}
