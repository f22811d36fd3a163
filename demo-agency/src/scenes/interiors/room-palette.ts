import type { Colour } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { type Room, type RoomWindow, type WallName } from './room.ts';
import { type Floor } from './floor.ts';

/** The colours and surfaces of a room. */
export type RoomPalette = {
  wall: Colour;
  accent: Colour;
  textile: Colour;
  wood: Colour;
  soft: readonly Colour[];
  frame: Colour;
  floor: Floor;
};

export function roomPalette(random: Random): RoomPalette {
  const [accent, textile, soft] = random.pick(schemes);
  return {
    wall: random.pick(['#f3eee4', '#efe8db', '#ece8e0', '#f1ebe2', '#e9e4d9']),
    accent,
    textile,
    soft,
    wood: random.pick(['#a77f58', '#8a6647', '#c2a27c', '#6b503b', '#b58f68']),
    frame: random.pick(['#33383a', '#f1ece2', '#8a6647', '#2f3537']),
    floor: {
      kind: random.pick(['boards', 'boards', 'boards', 'tiles', 'concrete']),
      colour: random.pick(['#c9a47b', '#b8926a', '#d6b994', '#9a7452', '#c8bfb2']),
    },
  };
}

type Scheme = readonly [accent: Colour, textile: Colour, soft: readonly Colour[]];

const schemes: readonly [Scheme, ...Scheme[]] = [
  ['#6f8577', '#e4dac8', ['#b4532f', '#2e5a4c', '#d9c29a']],
  ['#2e5a4c', '#d8c7ad', ['#b8893f', '#efe6d6', '#a9643f']],
  ['#c8a58c', '#8f9c93', ['#f1e8d9', '#b4532f', '#6c8074']],
  ['#8fa0a3', '#d2b79b', ['#35504f', '#efe6d6', '#b8893f']],
  ['#d9cbb4', '#5d7468', ['#d8a06f', '#f1e9da', '#b4532f']],
  ['#b9886c', '#eadfce', ['#2e5a4c', '#8a5d45', '#e2c28f']],
  ['#7a6f66', '#c7b8a4', ['#b8893f', '#efe6d6', '#526a62']],
  ['#dcd6c9', '#a8674a', ['#efe6d6', '#2e5a4c', '#d6b583']],
];

/** A generous window or a row of glazed doors in one wall of a room. */
export function roomWindow(
  random: Random,
  room: Pick<Room, 'width' | 'depth'>,
  wall: WallName,
  palette: RoomPalette,
): RoomWindow {
  const length = wall === 'back' ? room.width : room.depth;
  const toFloor = random.chance(0.6);
  const width = wall === 'back' ? length * random.range(0.42, 0.66) : length * random.range(0.5, 0.62);
  const start =
    wall === 'back'
      ? (length - width) * random.range(0.25, 0.75)
      : wall === 'left'
        ? length - width - 0.7
        : 0.7;
  return {
    wall,
    u: start,
    v: toFloor ? 0.04 : 0.75,
    width,
    height: toFloor ? 2.3 : 1.6,
    panes: [Math.max(2, Math.round(width / 1.1)), random.chance(0.2) ? 3 : 1],
    frame: palette.frame,
    curtain: random.chance(0.6) ? random.pick(['#efe7d8', palette.textile, '#e6ded0']) : undefined,
  };
}
