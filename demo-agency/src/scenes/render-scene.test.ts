import sharp from 'sharp';
import { renderScene } from './render-scene.ts';
import { sceneKinds } from './scene.ts';

describe.each(sceneKinds)('a drawing of the kind %s', (kind) => {
  it('is the same for the same seed', () => {
    expect(renderScene({ kind, seed: 7 })).toBe(renderScene({ kind, seed: 7 }));
  });

  it('differs from the drawing of the next seed', () => {
    expect(renderScene({ kind, seed: 7 })).not.toBe(renderScene({ kind, seed: 8 }));
  });

  it('rasterises to a picture 250 px wide that is not one flat colour', async () => {
    const picture = sharp(Buffer.from(renderScene({ kind, seed: 3 }))).resize(250);
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const { channels } = await sharp(data, { raw: info }).stats();
    expect(info.width).toBe(250);
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
  });

  it('contains only finite numbers', () => {
    for (const seed of [1, 2, 3]) expect(renderScene({ kind, seed })).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('a scene', () => {
  it('changes with season and light', () => {
    const scene = { kind: 'house', seed: 5 } as const;
    const drawings = [
      renderScene({ ...scene, season: 'summer', light: 'noon' }),
      renderScene({ ...scene, season: 'winter', light: 'noon' }),
      renderScene({ ...scene, season: 'summer', light: 'dusk' }),
    ];
    expect(new Set(drawings).size).toBe(3);
  });

  it('fills the given size', async () => {
    const { width, height } = await sharp(Buffer.from(renderScene({ kind: 'hero', seed: 1 }))).metadata();
    expect([width, height]).toEqual([1920, 900]);
    expect(renderScene({ kind: 'villa', seed: 1, width: 1920, height: 900 })).toContain(
      'viewBox="0 0 1920 900"',
    );
  });

  it('of flats or town houses stands in a street, that of a villa in its garden', async () => {
    /** How far from grey the ground before it is. */
    const measureColour = async (kind: (typeof sceneKinds)[number], seed: number) => {
      const picture = sharp(Buffer.from(renderScene({ kind, seed, width: 400, height: 300 })));
      const ground = await picture.extract({ left: 0, top: 285, width: 400, height: 15 }).png().toBuffer();
      const means = (await sharp(ground).stats()).channels.slice(0, 3).map(({ mean }) => mean);
      return Math.max(...means) - Math.min(...means);
    };
    for (const seed of [2, 3]) {
      for (const kind of ['apartment-building', 'terraced', 'investment-building'] as const)
        expect([kind, (await measureColour(kind, seed)) < 30]).toEqual([kind, true]);
      expect(await measureColour('villa', seed)).toBeGreaterThan(30);
    }
  });

  it('contains no text, script or external file', () => {
    for (const kind of sceneKinds)
      expect(renderScene({ kind, seed: 11 })).not.toMatch(/<text|<script|<image|href=/);
  });
});
