import { screen } from '@testing-library/react';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { renderPart } from '../../testing/render-part.tsx';
import { ApplyLink } from '../contact/contact-card.tsx';
import { Documents } from './documents.tsx';

const shown = (changes: Partial<PropertyDetail>) => ({
  id: 7,
  status: null,
  documents: [],
  documentsOnRequest: [{ id: 'd1', name: 'Certificat PEB' }],
  ...changes,
});
const REQUEST = { name: 'Demander les documents' };

test('documents that are not public are named, and can be asked for', () => {
  renderPart(<Documents property={shown({})} />);
  expect(screen.getByText('Certificat PEB')).toBeTruthy();
  expect(screen.getByRole('link', REQUEST).getAttribute('href')).toContain('?property=7');
});

test('those of a sold property cannot', () => {
  renderPart(<Documents property={shown({ status: 'sold' })} />);
  expect(screen.queryByRole('link', REQUEST)).toBeNull();
});

test('public ones are opened at once', () => {
  const documents = [{ id: 'd2', name: 'Plans', url: 'https://agency.example/plans.pdf' }];
  renderPart(<Documents property={shown({ documents, documentsOnRequest: [] })} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(documents[0]!.url);
});

test('a rental is applied for; what cannot be has no link', () => {
  const { unmount } = renderPart(<ApplyLink property={{ id: 7, application: ['household'] }} />);
  expect(screen.getByRole('link', { name: 'Poser ma candidature' }).getAttribute('href')).toContain(
    '?property=7',
  );
  unmount();
  renderPart(<ApplyLink property={{ id: 7, application: null }} />);
  expect(screen.queryByRole('link')).toBeNull();
});
