import { screen } from '@testing-library/react';
import { ApiProblem } from 'shared-kit/api-client';
import type { PageActionArgs, PageMetaArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { LONGEST_NOTE } from 'shared-kit/domain/testimonials';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import { action } from './testimonial-review.action.ts';
import { meta } from './testimonial-review.route.ts';
import TestimonialReviewPage from './testimonial-review-page.tsx';

const review = {
  name: 'Marie D.',
  text: 'Franche.',
  webAddress: '',
  about: 'A12',
  language: 'fr' as const,
  picture: 'none' as const,
  state: 'waiting' as const,
  decisions: [],
};
const data = { token: 'a.b', review };

function ask(entries: Record<string, string>, send: (id: string, request: object) => Promise<unknown>) {
  const form = new URLSearchParams(entries);
  const href = () => '/fr/decider/';
  return action({ api: { send }, form, href } as unknown as PageActionArgs);
}

test('a button publishes, and the page is shown anew', async () => {
  const sent: object[] = [];
  const answer = ask(
    { token: 'a.b', decision: 'publish', note: 'x' },
    async (_id, { body }: { body?: object }) => sent.push(body!),
  );
  await expect(answer).rejects.toMatchObject({ status: 303 });
  expect(sent).toEqual([{ token: 'a.b', decision: 'publish', withPicture: false }]);
});

test('a refusal without a reason keeps what was written, and says what is missing', async () => {
  const problem = {
    type: 'about:blank',
    title: '',
    status: 422,
    code: 'invalid-input' as const,
    errors: [{ field: 'reason', rule: 'required', messageKey: 'required' as const }],
  };
  const refused = ask({ token: 'a.b', decision: 'refuse', note: 'Inconnu' }, async () => {
    throw new ApiProblem(problem);
  });
  const { data: answer } = (await refused) as { data: never };
  await renderPart(<TestimonialReviewPage data={data} actionData={answer} />);
  expect(screen.getByText('Choisissez un motif')).toBeTruthy();
  expect(screen.getByDisplayValue('Inconnu')).toBeTruthy();
});

test('an explanation that is too long is told by how much, keeps what was written, and the title says that there are errors', async () => {
  const problem = {
    type: 'about:blank',
    title: '',
    status: 422,
    code: 'invalid-input' as const,
    errors: [{ field: 'note', rule: 'max', messageKey: 'too-long' as const }],
  };
  const note = 'x'.repeat(LONGEST_NOTE + 3);
  const refused = ask({ token: 'a.b', decision: 'refuse', reason: 'stranger', note }, async () => {
    throw new ApiProblem(problem);
  });
  const { data: answer } = (await refused) as { data: never };
  await renderPart(<TestimonialReviewPage data={data} actionData={answer} />);
  expect(screen.getByText(/^Trop long de 3 caractères : 1.000 au plus$/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByDisplayValue(note));
  const args = {
    href: () => '/fr/decider/',
    site: { languages: ['fr'] },
    text: (id: string) => `(${id})`,
    url: new URL('http://site.test/fr/decider/?token=a.b'),
  };
  const titled = (actionData?: unknown) =>
    meta({ ...args, actionData } as unknown as PageMetaArgs<unknown>).title;
  expect(titled(answer)).toBe('(form.faulty) (review.title)');
  expect(titled()).toBe('(review.title)');
});

test('what is published can only be taken back, and a link of nobody decides nothing', async () => {
  const { unmount } = await renderPart(
    <TestimonialReviewPage data={{ ...data, review: { ...review, state: 'published' } }} />,
  );
  expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Retirer du site' })).toBeTruthy();
  unmount();
  await renderPart(<TestimonialReviewPage data={{ token: 'x', review: undefined }} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('its picture is seen before it is published, and the agency may leave it out', async () => {
  const { unmount } = await renderPart(
    <TestimonialReviewPage data={{ ...data, review: { ...review, picture: 'private' } }} />,
  );
  const { src, width, height } = screen.getByRole<HTMLImageElement>('img', { name: /^Photo/ });
  expect(src).toContain('/api/testimonials/picture?token=a.b');
  expect(width * height).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Avec la photo' }).checked).toBe(true);
  unmount();

  await renderPart(
    <TestimonialReviewPage
      data={{ ...data, review: { ...review, state: 'published', picture: 'private' } }}
    />,
  );
  expect(screen.getByText('La photo n’est pas sur le site.')).toBeTruthy();
});

test.each(LANGUAGES)('in %s it says that criticism is no reason, and every text exists', async (language) => {
  const decided = {
    decision: 'refuse' as const,
    reason: 'stranger' as const,
    note: 'x',
    at: '2026-11-22T10:00:00Z',
  };
  const { container } = await hydratePart(
    <TestimonialReviewPage
      data={{ ...data, review: { ...review, picture: 'private', decisions: [decided] } }}
    />,
    { language },
  );
  expect(container.textContent).toMatch(/critici|kritie|critiques|Kritik/);
  expect(container.textContent).not.toContain('review.');
});
