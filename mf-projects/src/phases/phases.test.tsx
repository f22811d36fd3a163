import { screen, within } from '@testing-library/react';
import type { ProjectPhase } from 'shared-kit/contracts/api/project';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { aUnit } from '../../testing/projects.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { Phases } from './phases.tsx';

const phase = (over: Partial<ProjectPhase> = {}): ProjectPhase => ({
  name: 'Phase 1',
  status: 'building',
  statusText: null,
  delivery: 'Printemps 2027',
  unitIds: [],
  ...over,
});
const units = [aUnit({ id: 1, name: 'M1' }), aUnit({ id: 2, name: 'M2' })];

test('phases are told in their order, each with how far it is, its delivery and its units', async () => {
  const phases = [
    phase({ unitIds: [2, 1] }),
    phase({ name: 'Phase 2', status: null, statusText: 'Permis demandé', delivery: null }),
  ];
  await renderPart(<Phases phases={phases} priceList={units} />);
  const [first, second] = screen.getByRole('list', { name: '' }).children as unknown as HTMLElement[];
  expect(within(first!).getByRole('heading', { name: 'Phase 1' })).toBeTruthy();
  expect(first!.textContent).toContain('En construction');
  expect(first!.textContent).toContain('Printemps 2027');
  const links = within(screen.getByRole('list', { name: 'Lots de cette phase' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['M1', 'M2']);
  expect(second!.textContent).toBe('Phase 2Permis demandé');
});

test.each(LANGUAGES)('each status has words in %s', async (language) => {
  const statuses = ['planned', 'selling', 'building', 'delivered'] as const;
  const phases = statuses.map((status) => phase({ name: status, status }));
  await renderPart(<Phases phases={phases} priceList={[]} />, { language });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('a phase of which no more than the name is known has no empty line', async () => {
  const named = phase({ status: null, statusText: null, delivery: null });
  const { container } = await renderPart(<Phases phases={[named]} priceList={[]} />);
  expect(container.querySelector('p')).toBeNull();
});

test('a project without phases says nothing of them', async () => {
  const { container } = await renderPart(<Phases phases={undefined} priceList={units} />);
  expect(container.textContent).toBe('');
});

test('words of the feed in another language than the page say so, those of the site do not', async () => {
  const other = phase({ name: 'Phase 2', status: null, statusText: 'Permis demandé' });
  const phases = [phase(), other];
  await renderPart(<Phases phases={phases} phasesLanguage="fr" priceList={[]} />, { language: 'nl' });
  const findLanguage = (words: string) => screen.getAllByText(words)[0]!.lang;
  expect(['Phase 1', 'Printemps 2027', 'Permis demandé'].map(findLanguage)).toEqual(['fr', 'fr', 'fr']);
  expect(findLanguage('In aanbouw')).toBe('');
});
