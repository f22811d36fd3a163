import { expect, test } from '@jest/globals';
import { project, unproject } from './web-mercator.ts';

test('places lie where maps of the web have them', () => {
  expect(project({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: expect.closeTo(128) });
  // The tile of Brussels at zoom 10 is 524/343.
  const { x, y } = project({ lat: 50.8466, lng: 4.3528 }, 10);
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([524, 343]);
  expect(unproject({ x, y }, 10)).toEqual({ lat: expect.closeTo(50.8466), lng: expect.closeTo(4.3528) });
});
