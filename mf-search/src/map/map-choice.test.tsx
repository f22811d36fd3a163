import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useAtom } from 'jotai';
import type { Site } from 'shared-kit/contracts/api/site';
import { consentToAll, type Consent } from 'shared-kit/domain/consent';
import type { MapType } from 'shared-kit/domain/map-type';
import { consentAtom } from 'shared-kit/state';
import { renderPart } from '../../testing/render-part.tsx';
import { MapChange, useMapChoice } from './map-choice.tsx';

const GOOGLE_KEY = 'AIzaExampleExampleExampleExampleExample';
const WITH_KEY: Partial<Site> = { thirdParties: { googleMap: GOOGLE_KEY } };

let agree: (consent: Consent | undefined) => void;
let fail: () => void;

function Choice({ isHydrated = true }) {
  const choice = useMapChoice(isHydrated);
  const [, setConsent] = useAtom(consentAtom);
  agree = setConsent;
  fail = choice.fail;
  return (
    <>
      <p data-testid="shown">{`${choice.frame} ${choice.mapType}`}</p>
      <MapChange {...choice} />
    </>
  );
}

async function choice(site: Partial<Site>, consent?: Consent, address = '/fr/a-vendre/?view=map') {
  await renderPart(<Choice />, { site, address });
  act(() => agree(consent));
}
const shown = () => screen.getByTestId('shown').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each<[string, Partial<Site>, Consent | undefined, string | undefined]>([
  ['without a key', {}, consentToAll(true), undefined],
  ['with a key of another shape', { thirdParties: { googleMap: 'x' } }, consentToAll(true), undefined],
  ['before the visitor has chosen', WITH_KEY, undefined, undefined],
  ['when the visitor declines', WITH_KEY, consentToAll(false), undefined],
  [
    'when the visitor agrees to advertising only',
    WITH_KEY,
    { ...consentToAll(true), analyticsStorage: false },
    undefined,
  ],
  ['on a preview path', WITH_KEY, consentToAll(true), '/fr/preview/a-vendre/'],
])('%s the built-in map is shown', async (_when, site, consent, address) => {
  await choice(site, consent, address);
  expect(shown()).toBe('map tiles');
});

test('where there is a key and the visitor agrees, Google’s map is shown; withdrawn, it is gone', async () => {
  await choice(WITH_KEY, { ...consentToAll(false), analyticsStorage: true });
  expect(shown()).toBe('google-map roadmap');
  act(() => agree(consentToAll(false)));
  expect(shown()).toBe('map tiles');
});

test.each<[MapType, string, string]>([
  ['built-in', 'map built-in', 'map built-in'],
  ['tiles', 'map tiles', 'map tiles'],
  ['satellite', 'google-map satellite', 'map tiles'],
])('an agency that wants %s has it, as far as each map can', async (mapType, agreed, declined) => {
  await choice({ ...WITH_KEY, mapType }, consentToAll(true));
  expect(shown()).toBe(agreed);
  act(() => agree(consentToAll(false)));
  expect(shown()).toBe(declined);
});

test('a visitor who has declined may open Google’s map here, after reading what that means, and leave it', async () => {
  await choice(WITH_KEY, consentToAll(false));
  expect(screen.getByRole('status').textContent).toContain('adresse IP');
  press('Afficher Google Maps');
  expect(shown()).toBe('google-map roadmap');
  press('Revenir à la carte du site');
  expect(shown()).toBe('map tiles');
});

test('the markup of the server, which knows of no consent, is what the browser takes over', async () => {
  await renderPart(<Choice isHydrated={false} />, { site: WITH_KEY, address: '/fr/a-vendre/?view=map' });
  act(() => agree(consentToAll(true)));
  expect(shown()).toBe('map tiles');
});

test('without a key nothing is offered', async () => {
  await choice({}, consentToAll(true));
  expect(screen.queryByRole('button')).toBeNull();
});

test('when Google does not answer, the built-in map takes its place and says so', async () => {
  await choice(WITH_KEY, consentToAll(true));
  act(() => fail());
  expect(shown()).toBe('map tiles');
  expect(screen.getByRole('status').textContent).toBe(
    'Google Maps n’est pas disponible. Voici la carte du site.',
  );
  press('Afficher Google Maps');
  expect(shown()).toBe('google-map roadmap');
});
