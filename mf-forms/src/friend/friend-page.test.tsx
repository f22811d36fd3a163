import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import { emptyValues } from '../form/form-values.ts';
import { friend } from './friend.form.ts';
import FriendPage from './friend-page.tsx';

const session = { key: 'a-key-of-sixteen', openedAt: 0 };
const property = {
  kind: 'property' as const,
  id: 1399,
  title: 'Villa au calme',
  reference: 'A1399',
  path: '/fr/a-vendre/namur/1399/',
};

beforeEach(() => sessionStorage.clear());

const FAULTS = {
  nl: ['E-mail van uw vriend is een verplicht veld', 'e-mailadres van uw vriend is niet geldig'],
  fr: ['L’e-mail de votre ami est un champ obligatoire', 'l’adresse e-mail de votre ami n’est pas valide'],
  en: ['Your friend’s e-mail is a required field', 'your friend’s e-mail address is not valid'],
  de: ['E-Mail Ihres Freundes ist ein Pflichtfeld', 'E-Mail-Adresse Ihres Freundes ist nicht gültig'],
};

test.each(LANGUAGES)(
  'in %s it says that the address of the friend is missing, or wrong',
  async (language) => {
    await renderPart(<FriendPage data={{ property }} />, { language });
    const user = userEvent.setup();
    await user.click(document.querySelector('button[type=submit]')!);
    expect(screen.getByText(FAULTS[language][0]!)).toBeTruthy();
    const field = document.querySelector<HTMLInputElement>('[name=friendEmail]')!;
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.type(field, 'paul@');
    expect(screen.getByText(FAULTS[language][1]!)).toBeTruthy();
  },
);

test('without scripts it says why it cannot be sent', async () => {
  const refusal = { kind: 'captcha' as const, faults: {} };
  await renderPart(
    <FriendPage data={{ property }} actionData={{ values: emptyValues(friend), session, refusal }} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('JavaScript');
});

test('a property that is no longer offered cannot be sent', async () => {
  await renderPart(<FriendPage data={{ property: undefined }} />);
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByText('Le bien demandé n’existe pas ou est vendu')).toBeTruthy();
});

test.each(LANGUAGES)('in %s it hydrates without mismatch, and every text exists', async (language) => {
  await hydratePart(<FriendPage data={{ property }} />, { language });
  expect(document.querySelector<HTMLInputElement>('[name=propertyId]')!.value).toBe('1399');
});
