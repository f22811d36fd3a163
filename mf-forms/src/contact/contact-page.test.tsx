import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.tsx';
import { emptyValues } from '../form/form-values.ts';
import { contact } from './contact.form.ts';
import ContactPage from './contact-page.tsx';

const session = { key: 'a-key-of-sixteen', openedAt: 0 };
const subject = {
  kind: 'property' as const,
  id: 1399,
  title: 'Villa au calme',
  reference: 'A1399',
  path: '/fr/a-vendre/namur/1399/',
};

test('the response to a form sent without JavaScript keeps the values and shows the errors', async () => {
  const answer = {
    values: { ...emptyValues(contact), firstName: 'Marie', newsletter: true },
    session,
    refusal: { kind: 'refused' as const, faults: { email: 'required' as const } },
  };
  await renderPart(<ContactPage data={{ subject: undefined }} actionData={answer} />);
  expect((screen.getByLabelText('Prénom') as HTMLInputElement).value).toBe('Marie');
  expect((screen.getByLabelText(/lettre d’information/) as HTMLInputElement).checked).toBe(true);
  const email = screen.getByLabelText('E-mail');
  expect(document.getElementById(email.getAttribute('aria-describedby')!)!.textContent).toBe(
    'L’e-mail est un champ obligatoire',
  );
  expect(screen.getByLabelText('Prénom').hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('données non envoyées');
});

test('a question about a property shows it and sends its id', async () => {
  await renderPart(<ContactPage data={{ subject }} />);
  expect(screen.getByRole('link', { name: 'Villa au calme' }).getAttribute('href')).toBe(subject.path);
  expect(screen.getByText('Référence A1399')).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>('[name=propertyId]')!.value).toBe('1399');
});

test('a question about a project names it in the message', async () => {
  const project = {
    kind: 'project' as const,
    id: 36,
    title: 'Saphir, Evere',
    reference: '36',
    path: '/fr/projects/evere/saphir/36/',
  };
  await renderPart(<ContactPage data={{ subject: project }} />);
  expect(screen.getByRole('link', { name: 'Saphir, Evere' }).getAttribute('href')).toBe(project.path);
  const message = screen.getByLabelText(/^Message/) as HTMLTextAreaElement;
  expect(message.value).toBe('À propos de Saphir, Evere (projet n° 36) :\n\n');
  expect(document.querySelector('[name=propertyId]')).toBeNull();
});
