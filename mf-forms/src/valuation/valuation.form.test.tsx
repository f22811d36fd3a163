import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import { FormView } from '../form/form-view.tsx';
import { valuation } from './valuation.form.tsx';

const ADDRESSES: Record<string, object> = {
  'street=Rue+de+Fer': {
    streets: [{ name: 'Rue de Fer', zip: '5000', city: 'Namur' }],
    towns: [],
  },
  'zip=9000': { streets: [], towns: ['Gent', 'Gand', 'Ghent'] },
  'zip=5300': { streets: [], towns: ['Andenne'] },
};
let asked: string[];
beforeEach(() => {
  sessionStorage.clear();
  asked = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(String(url));
    const found = Object.entries(ADDRESSES).find(([query]) => String(url).endsWith(query));
    return Response.json(found?.[1] ?? { streets: [], towns: [] });
  }) as typeof fetch;
});
const form = <FormView form={valuation} />;
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
/** What the browser offers in a field. */
const offered = (name: string) => [...field(name).list!.options].map(({ value }) => value);

async function write(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

test('a street of the site is offered; its town is not written, for there are others of that name', async () => {
  await renderPart(form);
  await write('street', 'Rue de Fer');
  await waitFor(() => expect(offered('street')).toEqual(['Rue de Fer']));
  expect([field('zip').value, field('city').value]).toEqual(['', '']);
});

test('a postal code offers its places; the only one is written, and can be taken out again', async () => {
  await renderPart(form, { language: 'nl' });
  await write('zip', '9000');
  await waitFor(() => expect(offered('city')).toEqual(['Gent', 'Gand', 'Ghent']));
  expect(field('city').value).toBe('');
  await userEvent.clear(field('zip'));
  await write('zip', '5300');
  await waitFor(() => expect(field('city').value).toBe('Andenne'));
  await userEvent.clear(field('city'));
  expect(field('city').value).toBe('');
});

test('a town that was written stays', async () => {
  await renderPart(form);
  await write('city', 'Seilles');
  await write('zip', '5300');
  await waitFor(() => expect(offered('city')).toEqual(['Andenne']));
  expect(field('city').value).toBe('Seilles');
});

test('too little is not asked for, and without an answer the fields are plain ones', async () => {
  globalThis.fetch = () => Promise.reject(new Error('offline'));
  await hydratePart(form);
  await write('street', 'Ru');
  await write('zip', '50');
  await write('zip', '00');
  expect(asked).toEqual([]);
  expect(offered('city')).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Code postal').value).toBe('5000');
});
