import { expect, test } from '../../site/test.ts';
import { open, SAMPLE_LANGUAGE } from '../../site/pages.ts';
import { unknownPropertySaysSo } from './unknown-property.ts';

test.use({ expectedFault: /status of 404/ });

// Other languages: unknown-property.long.spec.ts.
unknownPropertySaysSo(SAMPLE_LANGUAGE);

test('the text is that of product X1', async ({ page }) => {
  await open(page, '/fr/a-vendre/nowhere/999999/');
  await expect(page.getByRole('main')).toContainText('Le bien demandé n’existe pas ou est vendu');
});
