import { gateway, served } from '../testing/made-up-site.ts';
import { releaseBad, releaseGood, remembered } from '../testing/outcomes.ts';

test('two gateways remember what each of them left out', async () => {
  const { store, settings, site } = await gateway();
  const second = await served(settings);
  await releaseGood(store, '1', 'mf-other');
  await releaseBad(store, '2', 'mf-search');
  await site.get('/fr/').expect(200);
  await releaseGood(store, '3', 'mf-search');
  await releaseBad(store, '2', 'mf-other');
  await second.get('/fr/').expect(200);
  expect(await remembered(store, 2)).toEqual(['mf-other 2 prototype', 'mf-search 2 prototype']);
});
