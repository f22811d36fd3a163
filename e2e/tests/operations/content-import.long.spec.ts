import { importContent } from '../../site/import-content.ts';
import { expect, test } from './content-folder.ts';

test("the demo's content is imported without a warning, as nothing of it is shown by a release instead", async ({
  ownSite,
  content,
}) => {
  const { stderr } = await importContent(content, ownSite);
  expect(stderr).toBe('');
});
