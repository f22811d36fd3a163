import { releaseCallUrl } from 'composer/gateway';
import { operations } from 'shared-kit/contracts/api/operations';

const API = 'http://127.0.0.1:4100';

test.each(Object.entries(operations))('what pages read of the API is for releases: %s', (_name, { path }) => {
  const url = API + path.replaceAll(/\{\w+\}/g, '7');
  const allowed = releaseCallUrl({
    call: { url, method: 'GET', credentials: 'same-origin' },
    app: 'mf-owner',
    page: { apiBaseUrl: API, url: 'http://site/fr/login/', form: undefined },
    composition: {
      remotes: { 'mf-owner': { routes: [{ id: 'x', page: './X', private: true, paths: { fr: 'login' } }] } },
    } as never,
  });
  expect(allowed).toBe(url);
});
