import { inDepthOrder } from './depth-order.ts';

const house = { name: 'house', z: 4, span: { x0: -5, x1: 5, z0: 0, z1: 8 } };
const at = (name: string, x: number, z: number) => ({ name, z, span: { x0: x, x1: x, z0: z, z1: z } });
const names = (eyeX: number, ...things: { name: string; z: number }[]) =>
  inDepthOrder([eyeX, 1.6, -20], things).map(({ name }) => name);

describe('painting order', () => {
  it('paints things behind the house first and things before it last', () => {
    expect(names(0, at('bed', 1, -1), house, at('oak', 2, 12))).toEqual(['oak', 'house', 'bed']);
  });

  it('hides a hedge on the far side behind the house', () => {
    expect(names(-12, house, at('hedge', 7, 2))).toEqual(['hedge', 'house']);
  });

  it('lets a hedge on the near side cover the side wall', () => {
    expect(names(12, at('hedge', 7, 6), house)).toEqual(['house', 'hedge']);
  });

  it('paints a row of houses from both ends towards the viewer', () => {
    const row = [-10, 0, 10].map((x) => ({
      name: String(x),
      z: 4,
      span: { x0: x, x1: x + 10, z0: 0, z1: 8 },
    }));
    expect(names(4, ...row)).toEqual(['-10', '10', '0']);
  });
});
