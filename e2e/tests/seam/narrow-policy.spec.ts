import { signIn } from '../../site/owner.ts';
import { open } from '../../site/pages.ts';
import { test } from '../../site/test.ts';
import { expectNarrow, noPageHasStyleAttributes } from './narrow-policy.ts';

noPageHasStyleAttributes(['fr']);

const PORTAL: Record<string, string> = {
  fr: '/fr/espace-proprietaire/',
  de: '/de/eigentuemerportal/',
};

test('nor has a page of an owner', async ({ page }) => {
  await open(page, PORTAL.fr!);
  await signIn(page);
  const { request } = page.context();
  const further = { fr: ['historique/', 'compte/', 'compte/deux-etapes/'], de: ['verlauf/', 'konto/'] };
  for (const [language, names] of Object.entries(further))
    for (const name of ['', ...names]) await expectNarrow(request, 'owner', PORTAL[language]! + name);
});
