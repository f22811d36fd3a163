import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Uploads } from '../../forms/use-uploads.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { FileChooser } from './file-chooser.tsx';

const KEPT = 'AAAAAAAAAAAAAAAAAAAAAA/2048/a.pdf';
const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });

function show(uploads: Partial<Uploads>) {
  const all: Uploads = {
    field: 'files',
    most: 5,
    value: [],
    coming: [],
    add: jest.fn(),
    cancel: jest.fn(),
    remove: jest.fn(),
    now: () => ({ value: [], isAnyRefused: false }),
    ...uploads,
  };
  renderPart(<FileChooser uploads={all} accept="documents" label="Documents" listLabel="Documents" />);
  return all;
}

const chooser = () => screen.getByLabelText('Documents', { selector: 'input' });

test('files that are chosen are handed on, and the same ones can be chosen again', async () => {
  const { add } = show({});
  for (let time = 1; time <= 2; time++) await userEvent.upload(chooser(), [file('a.pdf'), file('b.pdf')]);
  expect(add).toHaveBeenCalledTimes(2);
  expect(chooser()).toHaveProperty('value', '');
});

test('the zone shows that files are held over it, and no longer once they are dropped', () => {
  show({});
  const zone = chooser().parentElement!;
  const atRest = zone.className;
  fireEvent.dragEnter(chooser());
  expect(zone.className).not.toBe(atRest);
  fireEvent.drop(chooser());
  expect(zone.className).toBe(atRest);
});

test('each file says how it stands, and is taken back by its button, after which the focus is in the chooser', async () => {
  const { remove, cancel } = show({
    value: [KEPT],
    coming: [
      { key: 7, name: 'b.pdf', size: 1, progress: 0.5 },
      { key: 8, name: 'c.exe', size: 1, progress: 0, fault: 'type' },
    ],
  });
  const list = within(await screen.findByRole('list', { name: 'Documents' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^a\.pdf2\sko$/),
    'b.pdf',
    'c.exeCe type de fichier n’est pas accepté',
  ]);
  expect(list.getByRole('progressbar', { name: 'Envoi de b.pdf en cours' })).toHaveProperty('value', 0.5);
  expect(screen.getByRole('status').textContent).toBe('1 fichier prêt, 1 en cours d’envoi, 1 refusé');
  await userEvent.click(list.getByRole('button', { name: 'Retirer a.pdf' }));
  await userEvent.click(list.getByRole('button', { name: 'Retirer c.exe' }));
  expect(remove).toHaveBeenCalledWith(KEPT);
  expect(cancel).toHaveBeenCalledWith(8);
  expect(document.activeElement).toBe(chooser());
});

test('without scripts a kept file is a ticked box of the form', async () => {
  show({ value: [KEPT, 'refused:type/evil.exe'] });
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes).toHaveLength(1);
  expect(boxes[0]).toMatchObject({ name: 'files', value: KEPT, checked: true });
});
