import { SAMPLE_LANGUAGE } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';
import { mobilityIsWorded, UNIT } from './mobility.ts';

// Other languages: facts.long.spec.ts.
mobilityIsWorded(SAMPLE_LANGUAGE);

test('a unit that is not built has no certificate, and its plan shows the rooms of its facts', async ({
  page,
  request,
}) => {
  const { property } = await (await request.get(`/api/properties/${UNIT}?lang=nl`)).json();
  expect([property.energy.certificate, property.energy.validUntil]).toEqual([null, null]);
  await page.goto(`/nl/property/${UNIT}/`);
  await expect(page.getByRole('main')).not.toContainText('Badkamer');
});
