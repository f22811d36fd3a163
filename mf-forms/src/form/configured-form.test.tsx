import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { renderPart } from '../../testing/render-part.tsx';
import { contact } from '../contact/contact.form.ts';
import { configuredForm } from './form-description.ts';
import { answerForm } from './form-action.ts';
import { FormView } from './form-view.tsx';

const requiredFields = { contact: { phone: true, firstName: false } };

beforeEach(() => sessionStorage.clear());

test('a form asks for the fields that the agency requires, and says which may stay empty', async () => {
  await renderPart(<FormView form={contact} />, { site: { requiredFields } });
  expect(screen.getByLabelText('Téléphone').getAttribute('aria-required')).toBe('true');
  expect(screen.getByLabelText('Prénom (facultatif)')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(screen.getByText('Le numéro de téléphone est un champ obligatoire')).toBeTruthy();
  expect(screen.queryByText('Le prénom est un champ obligatoire')).toBeNull();
});

test('the same without scripts', async () => {
  const form = new URLSearchParams({ lastName: 'Dupont', email: 'a@b.be', remark: 'x', privacy: 'on' });
  const args = { api: {}, form, href: () => '/', language: 'fr', site: { requiredFields } };
  const { data } = (await answerForm(contact, args as unknown as PageActionArgs)) as {
    data: { refusal: { faults: object } };
  };
  expect(data.refusal.faults).toEqual({ phone: 'required' });
});

test('other forms stay as they are, and a configured one is made once', () => {
  expect(configuredForm(contact, { requiredFields: { valuation: { phone: false } } })).toBe(contact);
  expect(configuredForm(contact, { requiredFields })).toBe(configuredForm(contact, { requiredFields }));
});
