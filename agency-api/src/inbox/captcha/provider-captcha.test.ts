import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Express } from 'express';
import pino from 'pino';
import request from 'supertest';
import { CAPTCHA_PROVIDERS, captchaProof } from 'shared-kit/domain/third-parties';
import { startCaptchaProvider, type TestCaptchaProvider } from '../../../testing/captcha-provider.ts';
import { contactForm } from '../../../testing/contact-form.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { logLines } from '../../../testing/log-lines.ts';
import { solvedCaptcha } from '../../../testing/solved-captcha.ts';
import { testApi } from '../../../testing/test-api.ts';
import { siteCaptcha } from './provider-captcha.ts';

const turnstile = { provider: 'turnstile', siteKey: CAPTCHA_PROVIDERS.turnstile.example } as const;
const SOLVED = captchaProof('turnstile', 'solved');

describeOnDatabase('The captcha of a third party', (given) => {
  let provider: TestCaptchaProvider;
  let app: Express;
  let log: () => string;

  beforeEach(async () => {
    provider = await startCaptchaProvider();
    const { logger, text } = logLines();
    log = text;
    const settings = { CAPTCHA_SECRET: 'the-secret', CAPTCHA_VERIFY_URL: provider.address };
    app = testApi(given, { captchaAtProvider: siteCaptcha(settings, turnstile, logger) }).app;
    await send(contactForm()).expect(200);
  });
  afterEach(() => provider.close());

  const send = (body: object) =>
    request(app).post('/api/forms/contact').set('x-forwarded-for', '203.0.113.7').send(body);
  const refusal = async (body: object): Promise<string> => (await send(body).expect(422)).body.errors[0].rule;

  test('a form goes through with a token that its provider takes, once; nothing of the visitor is told to it', async () => {
    expect(await refusal(contactForm())).toBe('required');
    expect(provider.asked).toEqual([]);
    await send(contactForm({ captcha: SOLVED })).expect(200);
    expect(provider.asked).toEqual([
      { secret: 'the-secret', response: 'solved', sitekey: turnstile.siteKey },
    ]);
    expect(await refusal(contactForm({ captcha: SOLVED }))).toBe('solved');
  });

  test('the same form, sent again after its answer was lost, is the stored one', async () => {
    const form = contactForm({ captcha: SOLVED });
    const { body: first } = await send(form).expect(200);
    provider.answer = { success: false, 'error-codes': ['timeout-or-duplicate'] };
    const { body: again } = await send(form).expect(200);
    expect(again).toEqual(first);
  });

  test.each(['turnstile:forged', 'turnstile:', 'turnstile:solved&secret=x'])(
    '%s is refused',
    async (captcha) => {
      expect(await refusal(contactForm({ captcha }))).toBe('solved');
    },
  );

  test('neither our own captcha nor that of another provider is taken instead', async () => {
    expect(await refusal(contactForm({ captcha: await solvedCaptcha(app) }))).toBe('required');
    expect(await refusal(contactForm({ captcha: captchaProof('hCaptcha', 'solved') }))).toBe('required');
  });

  test('while the provider is away our own is asked for, and taken', async () => {
    provider.answer = undefined;
    expect(await refusal(contactForm({ captcha: SOLVED }))).toBe('own');
    expect(log()).toContain('status 503');
    await send(contactForm({ captcha: await solvedCaptcha(app) })).expect(200);
    expect(await refusal(contactForm({ captcha: 'nonsense' }))).toBe('solved');
  });

  test('a wrong secret key is told to the agency, and keeps no visitor from writing', async () => {
    provider.answer = { success: false, 'error-codes': ['invalid-input-secret'] };
    expect(await refusal(contactForm({ captcha: SOLVED }))).toBe('own');
    expect(log()).toContain('invalid-input-secret');
    await send(contactForm({ captcha: await solvedCaptcha(app) })).expect(200);
  });
});

test('the API does not start where the secret key of the configured captcha is missing', () => {
  expect(() => siteCaptcha({}, turnstile, pino({ enabled: false }))).toThrow(/turnstile: set CAPTCHA_SECRET/);
});
