import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CAPTCHA_PROVIDERS } from 'shared-kit/domain/third-parties';
import type { CaptchaProviderName } from 'shared-kit/domain/third-parties';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { readPartMessages, renderPart } from '../../../testing/render-part.tsx';
import ProviderCaptcha from './provider-captcha.tsx';
import { PROVIDER_SCRIPTS } from './provider-page.browser.ts';
import type { WidgetOptions } from './provider-page.browser.ts';

const PROVIDERS = Object.keys(CAPTCHA_PROVIDERS) as CaptchaProviderName[];
const page = globalThis as unknown as Record<string, unknown>;

let solved: string[];
let told: (string | undefined)[];
const captcha = (provider: CaptchaProviderName) => (
  <ProviderCaptcha
    choice={{ provider, siteKey: CAPTCHA_PROVIDERS[provider].example }}
    onSolved={(proof) => solved.push(proof)}
    onProgress={(message) => told.push(message)}
  />
);
const scripts = () => [...document.head.querySelectorAll('script')];
const start = () => userEvent.click(screen.getByRole('button'));

beforeEach(() => {
  solved = [];
  told = [];
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

/** Does what a provider's script does once it is there: it has an API, calls back, adds a frame and keeps something. */
async function play(provider: CaptchaProviderName): Promise<WidgetOptions> {
  const [script] = scripts();
  const rendered = new Promise<WidgetOptions>((resolve) => {
    page[PROVIDER_SCRIPTS[provider].name] = {
      render(_place: HTMLElement, options: WidgetOptions) {
        const frame = document.createElement('iframe');
        frame.src = new URL('/recaptcha/frame', script!.src).href;
        document.body.append(frame);
        if (provider === 'reCaptcha') localStorage.setItem('rc::a', 'x');
        resolve(options);
        return 0;
      },
    };
  });
  (page.captchaIsReady as () => void)();
  return act(() => rendered);
}

test.each(PROVIDERS)(
  '%s is asked nothing before the visitor starts it; its token is the proof, and it leaves nothing behind',
  async (provider) => {
    localStorage.setItem('savedHomes', '[]');
    const { unmount } = await renderPart(captcha(provider));
    expect(screen.getByText(new RegExp(CAPTCHA_PROVIDERS[provider].title))).toBeTruthy();
    expect(scripts()).toEqual([]);

    await start();
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]!.src).toMatch(PROVIDER_SCRIPTS[provider].hosts);
    const widget = await play(provider);
    expect(told).toEqual(['captcha.toStart', 'captcha.loading', undefined]);
    expect(widget).toMatchObject({ sitekey: CAPTCHA_PROVIDERS[provider].example, language: 'fr' });
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Je ne suis pas un robot' }));
    widget.callback('a-token');
    expect(solved).toEqual([`${provider}:a-token`]);

    unmount();
    expect(scripts()).toEqual([]);
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
    expect(PROVIDER_SCRIPTS[provider].name in page || 'captchaIsReady' in page).toBe(false);
    expect(Object.keys(localStorage)).toEqual(['savedHomes']);
  },
);

test.each([
  [330, 'normal'],
  [302, 'compact'],
])("in a form of %s px a check is %s: no provider's needs more room than there is", async (room, size) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  await renderPart(captcha('reCaptcha'));
  await start();
  expect(await play('reCaptcha')).toMatchObject({ size });
});

test.each(LANGUAGES)('in %s a check that is blocked says so', async (language) => {
  await renderPart(captcha('turnstile'), { language });
  await start();
  fireEvent.error(scripts()[0]!);
  expect((await screen.findByRole('alert')).textContent).toContain(
    readPartMessages(language)['captcha.blocked'],
  );
});

test('so does one that its provider gives up', async () => {
  await renderPart(captcha('hCaptcha'));
  await start();
  const widget = await play('hCaptcha');
  act(() => widget['error-callback']());
  expect(screen.getByRole('alert').textContent).toContain('n’a pas pu être chargée');
});
