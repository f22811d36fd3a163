import type { Building } from '../building/look.ts';
import type { Random } from '../drawing/random.ts';
import { roofTile, slate, timber, type Material } from '../building/material.ts';
import { massCorners, type Mass } from '../building/mass.ts';
import { windowRow, type WindowStyle, windowStyle } from '../building/window-row.ts';
import type { Opening } from '../building/surround.ts';
import { createSlopes, type Roof } from '../building/roof.ts';
import { drawChimney, drawDormer, drawOnSlope } from '../building/roof-parts.ts';
import { frontGarden } from './front-garden.ts';
import { massItem, type Plot } from './plot.ts';

/**
 * A detached Belgian family house: brick or plaster, pitched roof, often a garage or a gabled bay.
 * @param known its storeys, with the ground floor; the uppermost may lie under the roof
 */
export function planHouse(random: Random, { look, storeys: known }: Building): Plot {
  const style = { ...windowStyle(random), colour: look.frame };
  const { wall } = look;
  const roof = chooseRoof(random);
  const main = mainMass(random, { wall, roof, style, known });
  const wing = random.chance(0.7) ? wingMass(random, main, style) : undefined;
  const masses = wing ? [main, wing] : [main];
  const door = main.openings.front?.find(({ kind }) => kind === 'door');
  const doorX = main.body.x0 + (door ? door.u + door.width / 2 : 0);
  const garden = frontGarden(random, {
    x0: Math.min(...masses.map(({ body }) => body.x0)),
    x1: Math.max(...masses.map(({ body }) => body.x1)),
    front: Math.min(...masses.map(({ body }) => body.z0)),
    doorX,
    driveX: wing?.openings.front?.some(({ kind }) => kind === 'garage')
      ? (wing.body.x0 + wing.body.x1) / 2
      : undefined,
  });
  return {
    items: [...masses.map(massItem), ...garden.items],
    focus: masses.flatMap(massCorners),
    paving: garden.paving,
    view: {
      angle: [0.12, 0.62],
      distance: [19, 30],
      eye: [1.6, 2.6],
      width: [0.5, 0.74],
      ground: [0.74, 0.82],
      top: 0.13,
    },
    backdrop: { poplars: random.chance(0.4), church: random.chance(0.3) },
  };
}

function chooseRoof(random: Random): Roof {
  const shape = random.pick(['gable-x', 'gable-x', 'hip', 'gable-z'] as const);
  const cover = random.chance(0.65) ? roofTile(random) : slate(random);
  const trim = random.pick(['#f1ece0', '#3a3f40', '#5b5f5c', '#e6dfd2']);
  return {
    shape,
    pitch: shape === 'gable-z' ? random.range(0.9, 1.15) : random.range(0.72, 1),
    overhang: random.range(0.25, 0.55),
    cover,
    trim,
  };
}

interface MainMass {
  wall: Material;
  roof: Roof;
  style: WindowStyle;
  known: number | undefined;
}

function mainMass(random: Random, { wall, roof, style, known }: MainMass): Mass {
  const width = roof.shape === 'gable-z' ? random.range(8, 9.5) : random.range(9.5, 13.5);
  const depth = random.range(7.5, 9.5);
  const drawn = roof.shape === 'gable-z' ? 1 : random.pick([1, 2, 2]);
  const storeys = known === undefined ? drawn : Math.min(2, Math.max(known - 1, drawn));
  /** Whether rooms lie under the roof, with windows in the gable or dormers. */
  const livesUnderRoof = known === undefined ? storeys === 1 : storeys < known;
  const eaves = storeys === 2 ? random.range(5.4, 5.9) : random.range(3, 3.6);
  const body = { x0: -width / 2, x1: width / 2, y0: 0, y1: eaves, z0: 0, z1: depth };
  const doorU = width * random.pick([0.22, 0.5, 0.5, 0.74]);
  const front: Opening[] = [
    {
      kind: 'door',
      u: doorU - 0.55,
      v: 0.12,
      width: 1.1,
      height: 2.25,
      colour: random.pick(['#2e5a4c', '#3a4a57', '#7a3b2c', '#8a6647', '#2b3133']),
      depth: 0.3,
      lintel: style.lintel,
    },
    ...windowRow({ from: 0.5, to: doorU - 0.95, v: 0.85, height: 1.5, style }),
    ...windowRow({ from: doorU + 0.95, to: width - 0.5, v: 0.85, height: 1.5, style }),
  ];
  if (storeys === 2) front.push(...windowRow({ from: 0.6, to: width - 0.6, v: 3.5, height: 1.35, style }));
  if (roof.shape === 'gable-z' && livesUnderRoof)
    front.push(...windowRow({ from: width * 0.28, to: width * 0.72, v: eaves + 0.35, height: 1.5, style }));
  const side = [
    ...windowRow({ from: 1, to: depth - 1, v: 0.9, height: 1.4, style }).slice(0, 2),
    ...(storeys === 2
      ? windowRow({ from: 1.5, to: depth - 1.5, v: 3.6, height: 1.2, style }).slice(0, 2)
      : []),
  ];
  const attic: Opening[] =
    roof.shape === 'gable-x'
      ? [
          {
            kind: 'window',
            u: depth / 2 - 0.5,
            v: eaves + 0.5,
            width: 1,
            height: 1.2,
            colour: style.colour,
            panes: [2, 1],
          },
        ]
      : [];
  const mass: Mass = {
    body,
    wall,
    roof,
    openings: { front, left: [...side, ...attic], right: [...side, ...attic] },
    plinth: random.chance(0.6)
      ? { height: 0.4, material: { kind: 'plaster', colour: '#77736b' } }
      : undefined,
  };
  const parts = roofParts(random, mass, livesUnderRoof);
  return { ...mass, extras: parts };
}

function roofParts(random: Random, { body, roof, wall }: Mass, livesUnderRoof: boolean): Mass['extras'] {
  const width = body.x1 - body.x0;
  const lengthwise = roof.shape === 'gable-x' || roof.shape === 'hip';
  const gabled = random.chance(0.5);
  const count = lengthwise && livesUnderRoof ? random.int(1, 3) : 0;
  const rooflights = lengthwise && count === 0 && random.chance(0.6);
  const solar = rooflights && random.chance(0.5);
  const chimney = { x: body.x0 + width * random.pick([0.2, 0.78, 0.62]), above: random.range(0.5, 1) };
  const chimneyWall: Material = wall.kind === 'brick' ? wall : { kind: 'brick', colour: '#9a6a55' };
  return (canvas) => {
    const slope = createSlopes(body, roof).at(-1)!;
    const inner = roof.shape === 'hip' ? 0.62 : 0.8;
    const dormers = Array.from({ length: count }, (_, index) => {
      const x = body.x0 + width * (0.5 + ((index + 0.5) / count - 0.5) * inner);
      return drawDormer(canvas, body, roof, { x, up: 0.7, width: 1.6, height: 1.45, gabled });
    });
    const middle = (body.z0 + body.z1) / 2;
    const ridge = lengthwise
      ? body.y1 + ((body.z1 - body.z0) / 2) * roof.pitch
      : body.y1 + (width / 2) * roof.pitch;
    const stack = lengthwise
      ? drawChimney(
          canvas,
          {
            x: roof.shape === 'hip' ? body.x0 + width * 0.5 : chimney.x,
            z: middle,
            roofY: ridge - 0.4 * roof.pitch,
            top: ridge + chimney.above,
          },
          chimneyWall,
        )
      : '';
    const lights = rooflights
      ? [0.22, 0.78]
          .map((share) =>
            drawOnSlope(
              canvas,
              slope,
              { u: (width + 1) * share - 0.4, v: 2, width: 0.8, height: 1.2 },
              'rooflight',
            ),
          )
          .join('')
      : '';
    const panels = solar
      ? drawOnSlope(canvas, slope, { u: width * 0.36, v: 1.2, width: width * 0.34, height: 2.6 }, 'solar')
      : '';
    return stack + lights + panels + dormers.join('');
  };
}

function wingMass(random: Random, main: Mass, style: WindowStyle): Mass {
  const side = random.sign();
  const width = random.range(3.6, 6);
  const depth = random.range(6, 8);
  const flat = random.chance(0.45);
  const gap = 0.02;
  const x0 = side > 0 ? main.body.x1 + gap : main.body.x0 - gap - width;
  const z0 = random.pick([-1.4, 0.8, 1.6]);
  const body = { x0, x1: x0 + width, y0: 0, y1: flat ? 3.1 : 2.7, z0, z1: z0 + depth };
  const roof: Roof = flat
    ? { ...main.roof, shape: 'flat', overhang: 0 }
    : { ...main.roof, shape: random.pick(['gable-z', 'gable-x']), pitch: 0.85 };
  const wall = random.chance(0.3) ? timber(random) : main.wall;
  const garage = random.chance(0.6);
  const front: Opening[] = garage
    ? [
        {
          kind: 'garage',
          u: width / 2 - 1.35,
          v: 0.05,
          width: 2.7,
          height: 2.2,
          colour: random.pick(['#4a5052', '#8a6647', '#e7e1d5', '#2e5a4c']),
          depth: 0.25,
        },
      ]
    : windowRow({ from: 0.5, to: width - 0.5, v: 0.3, height: 2.1, style });
  const plain = windowRow({ from: 1, to: depth - 1.4, v: 0.9, height: 1.3, style }).slice(0, 2);
  return { body, wall, roof, openings: { front, left: plain, right: plain } };
}
