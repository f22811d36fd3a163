import type { Frame } from '../drawing/canvas.ts';
import { darken, lighten, mix, type Colour } from '../drawing/colour.ts';
import { Defs } from '../drawing/defs.ts';
import type { Random } from '../drawing/random.ts';
import { box, ellipse, fill, group, num, stroke } from '../drawing/svg.ts';
import { drawClothes } from './clothes.ts';
import { drawHairBehind, drawHairBefore, hairStyles, type HairStyle } from './hair.ts';

/** Appearance of one person; everything is drawn on a grid with the face at the origin, 100 units high. */
export type Person = {
  skin: Colour;
  hair: Colour;
  style: HairStyle;
  beard: boolean;
  glasses: boolean;
  shirt: Colour;
  jacket: Colour;
  jaw: number;
  lips: Colour;
};

const skins = ['#f3cfb3', '#e8bb97', '#d9a27b', '#c08660', '#9c6745', '#7a4d35', '#f0c5a6'] as const;
const hairs = [
  '#2b211c',
  '#4a3426',
  '#7a5233',
  '#b98a52',
  '#8d8a85',
  '#3a2a22',
  '#a3562f',
  '#d8cfc2',
] as const;
const jackets = ['#2e5a4c', '#2f3d4a', '#5a5147', '#8a6647', '#7a3f2f', '#46504f', '#c2ad8f'] as const;

/** A friendly head and shoulders before a quiet office or garden wall. */
export function drawPortrait(random: Random, frame: Frame): string {
  const defs = new Defs();
  const picture = drawPerson(random, frame, defs);
  return defs.toString() + picture;
}

/** Four people of one agency, each in a portrait of their own, two by two. */
export function drawTeam(random: Random, { width, height }: Frame): string {
  const defs = new Defs();
  const gap = width * 0.015;
  const frame = { width: (width - gap) / 2, height: (height - gap) / 2 };
  const clip = defs.clip(`M0 0H${num(frame.width)}V${num(frame.height)}H0z`);
  const people = [0, 1, 2, 3].map((index) => {
    const [x, y] = [(index % 2) * (frame.width + gap), Math.floor(index / 2) * (frame.height + gap)];
    const person = group(drawPerson(random, frame, defs), { 'clip-path': clip });
    return group(person, { transform: `translate(${num(x)} ${num(y)})` });
  });
  return defs.toString() + people.join('');
}

function drawPerson(random: Random, frame: Frame, defs: Defs): string {
  const person = choosePerson(random);
  const scale = frame.height / 190;
  const figure = [
    drawHairBehind(person),
    drawClothes(defs, person),
    drawNeck(person),
    drawHead(defs, person),
    drawFace(person),
    person.beard ? drawBeard(person) : '',
    drawHairBefore(person),
    person.glasses ? drawGlasses() : '',
  ].join('');
  const place = `translate(${num(frame.width / 2)} ${num(frame.height * 0.44)}) scale(${num(scale)})`;
  return (
    drawBackground(random, frame, defs) +
    group(figure, { transform: `${place} rotate(${num(random.range(-2.5, 2.5))})` })
  );
}

function choosePerson(random: Random): Person {
  const skin = random.pick(skins);
  const style = random.pick(hairStyles);
  const dark = skins.indexOf(skin) >= 3 && skin !== '#f0c5a6';
  const short = style === 'short' || style === 'crop' || style === 'side' || style === 'bald';
  return {
    skin,
    style,
    hair: dark ? random.pick(['#2b211c', '#3a2a22', '#1f1a18', '#8d8a85']) : random.pick(hairs),
    beard: short && random.chance(0.5),
    glasses: random.chance(0.36),
    shirt: random.pick(['#f7f3ea', '#dfe5e6', '#e9dccb', '#efe3da', '#cfd9d2']),
    jacket: random.pick(jackets),
    jaw: random.range(-2, 3) + (short ? 2 : 0),
    lips: mix(skin, '#a8433c', short ? 0.38 : 0.58),
  };
}

function drawBackground(random: Random, { width, height }: Frame, defs: Defs): string {
  const tone = random.pick(['#cfd8cf', '#e3d6c3', '#d9cbbb', '#c9d3d3', '#e6dccb', '#b9c7bc', '#dcc2ac']);
  const side = random.sign();
  const wall = defs.linear(
    [
      [0, lighten(tone, 0.4)],
      [1, darken(tone, 0.1)],
    ],
    side > 0 ? [0, 0] : [1, 0],
    side > 0 ? [1, 1] : [0, 1],
  );
  const glow = defs.radial([
    [0, '#fff8ea', 0.75],
    [1, '#fff8ea', 0],
  ]);
  const pane = (x: number) => box(x, -20, width * 0.085, height * 0.86, '#fffaf0', { 'fill-opacity': 0.4 });
  const at = side > 0 ? width * 0.06 : width * 0.68;
  const window = group(pane(at) + pane(at + width * 0.1) + pane(at + width * 0.2), { filter: defs.blur(12) });
  return (
    box(0, 0, width, height, wall) +
    window +
    ellipse([width / 2 - side * width * 0.16, height * 0.36], width * 0.34, height * 0.6, glow) +
    drawLeaves(random, { width, height }, side)
  );
}

function drawLeaves(random: Random, { width, height }: Frame, side: number): string {
  const x = side > 0 ? width * 0.93 : width * 0.07;
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const angle = random.range(-2.6, -0.5);
    const [ex, ey] = [
      x + Math.cos(angle) * height * random.range(0.12, 0.34),
      height * 0.98 + Math.sin(angle) * height * random.range(0.25, 0.62),
    ];
    return stroke(
      `M${num(x)} ${height}Q${num(x)} ${num((ey + height) / 2)} ${num(ex)} ${num(ey)}`,
      ['#3f6a55', '#567f66', '#7c9a78'][index % 3]!,
      random.range(9, 15),
      { 'stroke-linecap': 'round', opacity: 0.75 },
    );
  });
  return leaves.join('');
}

function drawNeck({ skin }: Person): string {
  const shade = darken(mix(skin, '#8d4f3a', 0.2), 0.14);
  return (
    fill('M-14 22V52Q-14 66 0 68Q14 66 14 52V22z', skin) +
    fill('M-14 36Q0 52 14 34V42Q4 56 -14 46z', shade, { opacity: 0.7 })
  );
}

function drawHead(defs: Defs, { skin, jaw }: Person): string {
  const warm = mix(skin, '#c8674a', 0.18);
  const blush = mix(skin, '#c4533f', 0.5);
  const paint = defs.linear(
    [
      [0, lighten(skin, 0.14)],
      [0.55, skin],
      [1, darken(warm, 0.12)],
    ],
    [0, 0],
    [1, 0.25],
  );
  const wide = 28 + jaw * 0.4;
  const chin = 15 + jaw;
  const ears = [-1, 1].map((side) =>
    ellipse([side * (wide + 0.5), 2], 4.6, 8, side < 0 ? skin : darken(warm, 0.08)),
  );
  const head = `M0 -40C-20 -40 -${num(wide)} -26 -${num(wide)} -2C-${num(wide)} 18 -${num(chin + 3)} 34 -${num(chin * 0.5)} 40Q0 44 ${num(chin * 0.5)} 40C${num(chin + 3)} 34 ${num(wide)} 18 ${num(wide)} -2C${num(wide)} -26 20 -40 0 -40z`;
  const cheeks = [-15, 15].map((x) =>
    ellipse(
      [x, 14],
      7.5,
      5.5,
      defs.radial([
        [0, blush, 0.4],
        [1, blush, 0],
      ]),
    ),
  );
  return ears.join('') + fill(head, paint) + cheeks.join('');
}

function drawFace({ skin, hair, lips }: Person): string {
  const brow = mix(hair, '#3a2a22', 0.35);
  const line = darken(mix(skin, '#8d4f3a', 0.4), 0.18);
  const eyes = [-11, 11].map((x) =>
    [
      fill(`M${x - 5.6} 0.4Q${x} -5 ${x + 5.6} 0.4Q${x} 3.4 ${x - 5.6} 0.4z`, '#fbf8f2'),
      ellipse([x, -0.9], 2.7, 2.8, '#43352b'),
      ellipse([x + 0.9, -1.9], 0.75, 0.75, '#ffffff'),
      stroke(`M${x - 6} 0Q${x} -5.6 ${x + 6} 0`, '#3a2a22', 1.05, { 'stroke-linecap': 'round' }),
      stroke(`M${x - 4} 4Q${x} 5.6 ${x + 4} 4`, line, 0.6, { opacity: 0.45 }),
      stroke(`M${x - 6.6} ${x < 0 ? -8 : -9.4}Q${x} -13 ${x + 6.6} ${x < 0 ? -9.4 : -8}`, brow, 2, {
        'stroke-linecap': 'round',
      }),
    ].join(''),
  );
  const nose = stroke('M-1.4 2Q-3.6 10 -3.4 12.4Q-1 15 2.8 13.2', line, 1.25, {
    'stroke-linecap': 'round',
    opacity: 0.7,
  });
  const smile = [
    fill('M-10 22Q0 26.5 10 22Q6 31.5 0 31.5Q-6 31.5 -10 22z', '#fdfaf5'),
    stroke('M-10.6 21.7Q0 26.6 10.6 21.7', lips, 1.7, { 'stroke-linecap': 'round' }),
    stroke('M-8.6 25.4Q-4.6 31.8 0 31.8Q4.6 31.8 8.6 25.4', lips, 1.9, { 'stroke-linecap': 'round' }),
    stroke('M-13.4 19.6Q-12.6 22 -11.6 22.8M13.4 19.6Q12.6 22 11.6 22.8', line, 0.8, {
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
  ];
  return eyes.join('') + nose + smile.join('');
}

function drawBeard({ hair, skin }: Person): string {
  const tone = mix(hair, skin, 0.16);
  const outline =
    'M-29 4Q-28 26 -17 38Q-8 47.5 0 47.5Q8 47.5 17 38Q28 26 29 4Q25 16 17 17.6Q9 15.4 0 17.4Q-9 15.4 -17 17.6Q-25 16 -29 4zM-11 21.4Q0 18.6 11 21.4Q9 33 0 33Q-9 33 -11 21.4z';
  return fill(outline, tone, { 'fill-rule': 'evenodd' });
}

function drawGlasses(): string {
  const rims = [-11, 11].map((x) =>
    ellipse([x, -0.5], 8.6, 7.6, '#ffffff', { 'fill-opacity': 0.14, stroke: '#2f2a26', 'stroke-width': 1.4 }),
  );
  return (
    rims.join('') + stroke('M-2.6 -1.6Q0 -3.4 2.6 -1.6M-19.4 -1.6L-27.6 -3M19.4 -1.6L27.6 -3', '#2f2a26', 1.4)
  );
}
