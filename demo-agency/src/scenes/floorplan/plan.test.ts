import { createRandom } from '../drawing/random.ts';
import { layOut } from './plan.ts';

test.each([
  { bedrooms: 0, bathrooms: 0, showerRooms: 1, living: 36, terrace: 0 },
  { bedrooms: 2, bathrooms: 0, showerRooms: 1, living: 73, terrace: 11 },
  { bedrooms: 3, bathrooms: 1, showerRooms: 1, living: 115, terrace: 0 },
  { bedrooms: 6, bathrooms: 2, showerRooms: 1, living: 330, terrace: 60 },
])('a plan has the rooms and surfaces of its home: %j', (rooms) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const plan = layOut(createRandom(seed), rooms);
    const count = (use: string) => plan.rooms.filter((room) => room.use === use).length;
    const surface = (isCounted: (use: string) => boolean) =>
      plan.rooms
        .filter(({ use }) => isCounted(use))
        .reduce((sum, { width, height }) => sum + width * height, 0);
    expect([count('bedroom'), count('bathroom'), count('shower'), count('living'), count('kitchen')]).toEqual(
      [rooms.bedrooms, rooms.bathrooms, rooms.showerRooms, 1, 1],
    );
    expect(surface((use) => use !== 'terrace')).toBeCloseTo(rooms.living, 1);
    expect(surface((use) => use === 'terrace')).toBeCloseTo(rooms.terrace, 1);
  }
});
