import { stackOwner } from './marker.ts';

const frame = (app: string, version = '1.2.0-ab') =>
  `    at Page (/srv/releases/${app}/${version}/server/server.cjs:1:2)`;

test('the first remote of a stack owns it, with its version; the shell never does', () => {
  const stack = `Error\n${frame('shell')}\n${frame('mf-search', '2-x')}\n${frame('mf-other')}`;
  expect(stackOwner(stack)).toEqual({ app: 'mf-search', version: '2-x' });
  expect(stackOwner(`Error\n${frame('shell')}`)).toBeUndefined();
});

test('a stack without release code is nobody’s', () => {
  expect(stackOwner('Error\n    at node:internal/timers:1:2')).toBeUndefined();
});
