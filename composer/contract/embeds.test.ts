import { embedsSchema } from './origins.ts';

const reads = (origin: string) => embedsSchema.safeParse({ frames: [origin] }).success;

test.each(['https://player.vimeo.com', 'https://*.matterport.com', 'https://tiles.example:8443'])(
  '%s may be embedded',
  (origin) => {
    expect(reads(origin)).toBe(true);
  },
);

test.each([
  'https://x.example; script-src *',
  'https://x.example script-src',
  "https://x.example 'unsafe-inline'",
  'https://x.example,https://y.example',
  'https://x.example\n',
  'https://x.example\r\nset-cookie: a=1',
  'https://x.example/path',
  'https://x.example"',
  'https://user@x.example',
  'http://x.example',
  'data:',
  'blob:',
  "'self'",
  "'none'",
  '*',
  'https:',
  'https://*',
  'https://*.com',
  'https://*.*.example.com',
  'https://a.*.example.com',
  'https://localhost',
  'https://x.example:99999999',
  `https://${'a'.repeat(200)}.example`,
  '',
])('%j may not', (origin) => {
  expect(reads(origin)).toBe(false);
});

test('only frames and pictures can be named, and not without bound', () => {
  expect(embedsSchema.safeParse({ scripts: ['https://x.example'] }).success).toBe(false);
  const many = Array.from({ length: 41 }, (_, index) => `https://h${index}.example`);
  expect(embedsSchema.safeParse({ images: many }).success).toBe(false);
  expect(embedsSchema.parse({})).toEqual({ frames: [], images: [] });
});
