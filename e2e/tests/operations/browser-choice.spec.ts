import { browserCandidates, installedBrowsers } from '../../browser/candidates.ts';
import { expect, test } from '../../site/test.ts';

const programs = async (choice: string | undefined) => {
  const found: string[] = [];
  for await (const { executablePath } of browserCandidates(choice)) found.push(executablePath);
  return found;
};

test('E2E_BROWSER chooses between the browser of npm, those of the machine and any other', async () => {
  const installed = installedBrowsers().map(({ executablePath }) => executablePath);
  expect(await programs('system')).toEqual(installed);
  expect(await programs('/opt/other/chrome')).toEqual(['/opt/other/chrome']);
  const ofPackage = await programs('package');
  expect(ofPackage.length).toBeGreaterThan(0);
  expect(ofPackage.filter((program) => installed.includes(program))).toEqual([]);
  expect(await programs(undefined)).toEqual(expect.arrayContaining([...installed, ...ofPackage]));
});
