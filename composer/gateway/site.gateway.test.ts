import { expect, test } from '@jest/globals';
import { gatewaysUnderTest, page } from '../testing/gateway-under-test.ts';
import { readGatewaySettings } from './settings.ts';

const words = ['Away', 'Away for now'] as const;

/** A site that says what it has to, and whose operator names no API. */
const { gateway } = gatewaysUnderTest(
  ({ API_URL: _api, API_STATE_URL: _state, ...environment }) => readGatewaySettings(environment, '/srv/site'),
  () => ({
    languages: ['nl', 'fr'],
    defaultLanguage: 'fr',
    texts: { unavailable: { nl: words, fr: words } },
  }),
);

test('a site without an API shows its pages, asks nobody, and has them in the page cache', async () => {
  const { site, asked, content, figures } = await gateway();
  for (const _time of ['first', 'second']) {
    const answer = await site.get('/nl/').expect(200);
    expect(await page(answer)).toMatchObject({ url: expect.stringContaining('/nl/') });
  }
  const { text } = await figures.get('/metrics');
  expect(text).toMatch(/^site_page_cache_pages 1$/m);
  expect(asked).toEqual([]);
  expect(content.stateAsks).toBeUndefined();
});

test('a form with files is refused where no form has any, and says what is taken', async () => {
  const { site } = await gateway();
  const send = site.post('/nl/').set('origin', 'http://127.0.0.1').set('host', '127.0.0.1');
  const { status, body } = await send.attach('file', Buffer.from('x'), 'x.txt');
  expect(status).toBe(415);
  expect(JSON.stringify(body)).toContain('Forms are sent as application/x-www-form-urlencoded"');
});

test('wrong settings are named all at once', () => {
  expect(() => readGatewaySettings({ PORT: 'x', RENDERERS: '0', API_URL: 'nowhere' }, '/srv/site')).toThrow(
    /PORT=x.*API_URL=nowhere.*RENDERERS=0/s,
  );
});
