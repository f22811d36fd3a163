import { beforeEach, expect, test } from '@jest/globals';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { commands } from 'shared-kit/contracts/api/commands';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { offerForm } from '../../../testing/offer-form.ts';
import { testApi } from '../../../testing/test-api.ts';
import { newChallenge } from '../captcha/own-captcha.ts';
import { siteSecret } from '../../database/site-secret.ts';
import { formSubmissions } from '../../database/schema/forms.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import type { ApiFault } from '../../http/api-fault.ts';
import { appointmentForm } from './appointment/appointment-form.ts';
import { documentRequestForm } from './document-request/document-request-form.ts';
import type { FormDefinition } from './form-definition.ts';
import { offerForm as offerDefinition } from './offer/offer-form.ts';
import { formReceiver, type FormReceiver } from './receive-form.ts';
import { rentApplicationForm } from './rent-application/rent-application-form.ts';
import type { FormBody } from './submission.ts';

describeOnDatabase('A refused form', (given) => {
  let receive: FormReceiver;
  /** Documents and mails that were made. */
  let made: string[];
  let definition: FormDefinition;
  beforeEach(async () => {
    const details = [{ ID: 1, Price: 280_000, PublishPrice: true }];
    await testApi(given).load(createFeed('fr', [{ ID: 1, TypeDescription: 'Villa' }], { details }));
    receive = formReceiver(given);
    made = [];
    definition = counted(offerDefinition);
  });

  const noting =
    <Result>(what: string, result: Result) =>
    () => {
      made.push(what);
      return result;
    };
  /** Tells what is made for it. */
  const counted = (form: FormDefinition): FormDefinition => ({
    ...form,
    attachments: noting('document', Promise.resolve([])),
    facts: noting('mail', []),
  });

  const body = (changes: object = {}) => commands.sendOffer.body.parse(offerForm(changes)) as FormBody;
  const send = (form: FormBody, address = '203.0.113.7', of = definition) =>
    receive(of, { body: form, address, site: 'https://agency.example' });
  const opened = (secondsAgo: number) => ({ scriptless: { openedAt: Date.now() - secondsAgo * 1000 } });
  async function solved(): Promise<string> {
    const challenge = await newChallenge(await siteSecret(given.database, 'forms'));
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }
  const submissions = () => given.database.$count(formSubmissions);

  /** Expects a refusal that names these fields, or has this code, and that nothing was made or stored. */
  async function refused(form: FormBody, reason: string, address?: string) {
    const stored = await submissions();
    const mails = await given.database.$count(outboxMails);
    made = [];
    const fault = await send(form, address).then(
      () => undefined,
      (error: unknown) => error as ApiFault,
    );
    const { code, errors = [] } = fault?.problem ?? {};
    expect(errors.map(({ field, rule }) => `${field} ${rule}`).join() || code).toBe(reason);
    expect(made).toEqual([]);
    expect([await submissions(), await given.database.$count(outboxMails)]).toEqual([stored, mails]);
  }

  test('that is sent again gets the answer of before, whatever became of the property, and nothing is made', async () => {
    const form = body();
    const first = await send(form);
    expect(made).toEqual(['document', 'mail']);
    await testApi(given).load(createFeed('fr', []));
    expect(await send(form, '203.0.113.9')).toEqual(first);
    expect(made).toEqual(['document', 'mail']);
    expect(await submissions()).toBe(1);
  });

  test('for its captcha has nothing made', async () => {
    await send(body());
    await refused(body(), 'captcha required');
    await refused(body({ captcha: 'nonsense' }), 'captcha solved');
    const captcha = await solved();
    await send(body({ captcha }));
    await refused(body({ captcha }), 'captcha solved');
  });

  test('for a limit, or that was filled in too fast, has nothing made', async () => {
    await refused(body(opened(0)), 'scriptless open for 3 seconds to a day');
    for (let count = 0; count < 3; count++) await send(body(opened(60)));
    await refused(body(opened(60)), 'too-many-requests');
  });

  test('for its property has nothing made', async () => {
    await refused(body({ propertyId: 99 }), 'propertyId an offered property');
  });

  test.each(['wrong', 'unreachable'] as const)(
    'whose captcha is %s at its provider has nothing made',
    async (answer) => {
      receive = formReceiver({
        ...given,
        captchaAtProvider: {
          provider: 'turnstile',
          verify: async () => answer,
          isReachable: async () => answer !== 'unreachable',
        },
      });
      await send(body());
      const rule = answer === 'wrong' ? 'solved' : 'own';
      await refused(body({ captcha: 'turnstile:token' }), `captcha ${rule}`);
    },
  );

  test('is one of many that an address sends at once: one is taken, and made', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => send(body())));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(made).toEqual(['document', 'mail']);
    const others = await Promise.allSettled(
      Array.from({ length: 3 }, (_, index) => send(body(), `203.0.113.${index + 20}`)),
    );
    expect(others.map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
  });

  test('is told to come back when more of its address wait than may be sent in an hour', async () => {
    const { promise: areRefused, resolve } = Promise.withResolvers<void>();
    // The first is being made until all others have come: the database has fewer connections than that.
    const slow: FormDefinition = { ...definition, attachments: () => areRefused.then(() => []) };
    let tooMany = 0;
    const readCode = ({ problem: { code } }: ApiFault) => {
      if (code === 'too-many-requests' && ++tooMany === 3) resolve();
      return code;
    };
    const codes = await Promise.all(
      Array.from({ length: 14 }, () => send(body(), undefined, slow).then(() => 'taken', readCode)),
    );
    expect(codes.filter((code) => code === 'taken')).toHaveLength(1);
    expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(3);
    // Nobody waits any more.
    await refused(body(), 'captcha required');
  });

  test.each([
    [documentRequestForm, { documents: ['unknown'] }, 'documents documents that can be requested, each once'],
    [rentApplicationForm, { phone: '0475 12 34 56' }, 'propertyId a rental that is offered'],
    [appointmentForm, { time: '2026-11-24 10:00-13:00' }, 'phone required'],
  ])('for what is not offered or asked has nothing made: %#', async (form, fields, reason) => {
    definition = counted(form);
    const person = { firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.be', privacy: true };
    const { language, idempotencyKey } = offerForm();
    const sent = { ...person, ...fields, propertyId: 1, language, idempotencyKey };
    await refused(commands[form.command].body.parse(sent) as FormBody, reason);
  });
});
