import { screen } from '@testing-library/react';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import { renderPart } from '../../testing/render-part.tsx';
import ContactModule from './contact-module.tsx';

const content: ContentModule = {
  id: 'ask',
  kind: 'contact-form',
  title: 'Demander une estimation',
  description: '<p>Nous vous rappelons.</p>',
  position: 'contentRow',
  view: '',
  image: null,
  link: null,
  goal: null,
  maxItems: 4,
  itemsPerRow: 4,
  figures: [],
};

test('the form of a module is sent to the contact page, which answers it without JavaScript', async () => {
  await renderPart(<ContactModule module={content} data={undefined} />);
  expect(screen.getByRole('heading', { name: 'Demander une estimation' })).toBeTruthy();
  const form = document.querySelector('form')!;
  expect([form.getAttribute('action'), form.method]).toEqual(['/fr/contact/', 'post']);
  expect(screen.getByLabelText('E-mail')).toBeTruthy();
});
