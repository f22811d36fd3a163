import { readSettings } from './settings.ts';

test('without any variable the site runs on one machine', () => {
  expect(readSettings({})).toMatchObject({
    port: 4000,
    targets: { api: 'http://127.0.0.1:4100', media: 'http://127.0.0.1:4100' },
  });
});

test('each proxy has a target of its own, by default the API', () => {
  const { targets } = readSettings({ API_URL: 'http://api:1/', MEDIA_URL: 'https://media.example/x' });
  expect(targets).toEqual({
    api: 'http://api:1',
    forms: 'http://api:1',
    owner: 'http://api:1',
    media: 'https://media.example',
  });
});

test('every wrong setting is named at once, with its value', () => {
  const read = () => readSettings({ PORT: '99999', API_URL: 'ftp://x', LOG_LEVEL: 'loud' });
  expect(read).toThrow(/PORT=99999/);
  expect(read).toThrow(/API_URL=ftp:\/\/x/);
  expect(read).toThrow(/LOG_LEVEL=loud/);
});
