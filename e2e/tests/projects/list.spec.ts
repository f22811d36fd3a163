import { SAMPLE_LANGUAGE } from '../../site/pages.ts';
import { PROJECTS } from '../../site/projects.ts';
import { expect, test } from '../../site/test.ts';
import { listsEachProject } from './list.ts';

// Other languages: list.long.spec.ts.
listsEachProject(SAMPLE_LANGUAGE);

test('the other address of the list redirects to the one that addresses of projects begin with', async ({
  page,
}) => {
  await page.goto('/Projet-neufs/');
  await expect(page).toHaveURL(PROJECTS.fr);
});
