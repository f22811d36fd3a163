import { readSettings } from './settings.ts';

test('without any variable the site runs on one machine', () => {
  expect(readSettings({})).toMatchObject({
    port: 4000,
    targets: { api: 'http://127.0.0.1:4100', media: 'http://127.0.0.1:4100' },
  });
});

test('each proxy has a target of its own, by default the API', () => {
  const { targets } = readSettings({ API_URL: 'http://api:2/', MEDIA_URL: 'https://media.example/x' });
  expect(targets).toEqual({
    api: 'http://api:2',
    forms: 'http://api:2',
    owner: 'http://api:2',
    media: 'https://media.example',
  });
});
