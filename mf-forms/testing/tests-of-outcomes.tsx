import { screen } from '@testing-library/react';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import { CHOICES, VISIT } from './offered.ts';
import { FILLED_FORMS } from './filled-forms.ts';
import { OUTCOMES, THANKS, TRUST } from './outcome-messages.ts';
import { renderPart } from './render-part.tsx';
import { VisitContext } from '../src/appointment/day-choice.tsx';
import { newFormSession } from '../src/form/form-session.tsx';
import { emptyValues } from '../src/form/form-values.ts';
import { FormView } from '../src/form/form-view.tsx';
import ThankYouPage, { loader } from '../src/thank-you/thank-you-page.tsx';

/** What every form says of its outcomes, in some languages. */
export function testOutcomes(languages: readonly Language[]): void {
  const cases = FILLED_FORMS.flatMap((filled) =>
    languages.map((language) => ({ ...filled, name: filled.form.name, language })),
  );

  test.each(cases)(
    '$name, $language: says why it was not accepted',
    async ({ form, page: expose, language }) => {
      for (const [kind, told] of OUTCOMES) {
        const answer = {
          values: emptyValues(form),
          session: newFormSession(),
          refusal: { kind, faults: {} },
        };
        const { unmount } = await renderPart(
          <VisitContext value={VISIT}>
            <FormView form={form} answer={answer} choices={CHOICES} />
          </VisitContext>,
          { language, expose },
        );
        expect(screen.getByRole('alert').textContent).toContain(told[language]);
        unmount();
      }
    },
  );

  test.each(languages)('in %s the pages of thanks say what was sent', async (language) => {
    for (const [routeId, told] of THANKS) {
      const url = new URL('https://a.example/');
      const data = await loader({ routeId, url } as PageLoaderArgs);
      const { unmount } = await renderPart(<ThankYouPage data={data} />, {
        language,
        expose: './ThankYouPage',
      });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(TRUST[language]);
      expect(screen.getByText(told[language])).toBeTruthy();
      unmount();
    }
  });
}
