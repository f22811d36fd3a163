import { waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { commands } from 'shared-kit/contracts/api/commands';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';
import { byBrowserAlone, byKeyboard, byPointer } from './fill-in.ts';
import type { FillIn } from './fill-in.ts';
import { FILLED_FORMS } from './filled-forms.ts';
import type { FilledForm } from './filled-forms.ts';
import { CHOICES, VISIT } from './offered.ts';
import { renderPart, showMarkup } from './render-part.tsx';
import remote from '../remote.config.ts';
import { VisitContext } from '../src/appointment/day-choice.tsx';
import { answerForm } from '../src/form/form-action.ts';
import { valueNames } from '../src/form/form-description.ts';
import type { Form, FormStep } from '../src/form/form-description.ts';
import { FormView } from '../src/form/form-view.tsx';
import type { VisitorFormAnswer } from '../src/form/send-form.ts';

/** Without hovering and the look-up of styles, which these tests have none of. */
const QUICKLY = { delay: null, skipHover: true, pointerEventsCheck: PointerEventsCheckLevel.Never };

/** A form in a language. */
interface SentForm extends FilledForm {
  name: string;
  language: Language;
}

const inLanguage = (filled: FilledForm, language: Language): SentForm => ({
  ...filled,
  name: filled.form.name,
  language,
});

/** Every form in one of the languages: each language has some. */
export const IN_ONE_LANGUAGE = FILLED_FORMS.map((filled, index) =>
  inLanguage(filled, LANGUAGES[index % LANGUAGES.length]!),
);

/** Every form in the languages that `IN_ONE_LANGUAGE` does not have it in. */
export const IN_OTHER_LANGUAGES = FILLED_FORMS.flatMap((filled, index) =>
  LANGUAGES.filter((_, at) => at !== index % LANGUAGES.length).map((language) =>
    inLanguage(filled, language),
  ),
);

let sent: object[];
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  globalThis.fetch = (async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as object);
    return Response.json({ id: '1' });
  }) as typeof fetch;
});

const shown = ({ form, subject }: FilledForm, answer?: VisitorFormAnswer): ReactElement => (
  <VisitContext value={VISIT}>
    <FormView form={form} subject={subject} choices={CHOICES} answer={answer} />
  </VisitContext>
);

const namesIn = ({ groups }: FormStep) =>
  groups.flatMap(({ rows }) => rows.flatMap(({ fields }) => fields.flatMap(valueNames)));

/** The page of thanks, as the routes have it. */
const toThanksPath = ({ thanks }: Form, language: Language) =>
  `/${language}/${remote.routes!.find(({ link }) => link === thanks)!.paths[language]}/`;

/** What arrived is what the API takes, and what was written. */
function expectTaken({ form, subject, values }: FilledForm, language: Language, body: unknown) {
  expect(body).toMatchObject({ ...values, ...subject, language });
  expect(commands[form.command].body.safeParse(body).error?.issues).toBeUndefined();
}

async function sendsWithScripts(
  filled: SentForm,
  fillIn: FillIn,
  send: (form: HTMLElement) => Promise<void>,
) {
  const { form, language, page: expose, values } = filled;
  const { container, address } = await renderPart(shown(filled), { language, expose });
  const element = container.querySelector('form')!;
  for (const [index, step] of form.steps.entries()) {
    // The focus goes to the next step, a frame later.
    if (index > 0) await waitFor(() => expect(document.activeElement?.id).toMatch(`-step-${index}`));
    for (const name of namesIn(step)) if (name in values) await fillIn(element, name, values[name]!);
    expect(sent).toEqual([]);
    await send(element);
  }
  await waitFor(() => expect(address()).toBe(toThanksPath(form, language)));
  expect(sent).toHaveLength(1);
  expectTaken(filled, language, sent[0]);
}

/** Sends each form in every way that visitors have: by pointer, by keyboard, without scripts. */
export function testSending(sentForms: readonly SentForm[]): void {
  test.each(sentForms)('$name, $language: sent by pointer', async (filled) => {
    const user = userEvent.setup(QUICKLY);
    await sendsWithScripts(filled, byPointer(user), async (form) => {
      // The last one is that of the step.
      await user.click([...form.querySelectorAll('button[type="submit"]')].at(-1)!);
    });
  });

  test.each(sentForms)('$name, $language: sent by keyboard alone', async (filled) => {
    const user = userEvent.setup(QUICKLY);
    await sendsWithScripts(filled, byKeyboard(user), () => user.keyboard('{Enter}'));
  });

  // Sending to a friend takes a captcha, which takes scripts: its page says so (`friend-page.test.tsx`).
  const plain = sentForms.filter(({ name }) => name !== 'friend');

  test.each(plain)('$name, $language: sent without scripts, once it was shown once more', async (filled) => {
    const { form, subject, language, page: expose, values } = filled;
    const post = (container: HTMLElement) => {
      const entries = [...new FormData(container.querySelector('form')!)];
      const typed = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      const args = {
        api: { send: async (_id: string, { body }: { body: object }) => void sent.push(body) },
        form: new URLSearchParams(typed),
        href: (link: string) => `/${language}/${link}/`,
        language,
        site: {},
      };
      return answerForm(form, args as unknown as PageActionArgs, subject);
    };
    const first = await showMarkup(shown(filled), { language, expose });
    for (const [name, value] of Object.entries(values))
      await byBrowserAlone(first.querySelector('form')!, name, value);
    const { data: answer } = (await post(first)) as { data: VisitorFormAnswer };
    expect(answer.refusal).toEqual({ kind: 'confirm', faults: {} });
    expect(sent).toEqual([]);

    const second = await showMarkup(shown(filled, answer), { language, expose });
    const thrown = (await post(second).catch((error: unknown) => error)) as Response;
    expect([thrown.status, thrown.headers?.get('location')]).toEqual([303, `/${language}/${form.thanks}/`]);
    expectTaken(filled, language, sent[0]);
  });
}
