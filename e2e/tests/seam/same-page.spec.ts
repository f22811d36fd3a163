import { CONTACT, LISTS, propertyPath } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

// From two gateways, every page, cold and warm: two-gateways.long.spec.ts.
test('a page that is rendered twice is the same, byte for byte: nothing in it is chance or the time', async ({
  request,
}) => {
  const paths = ['/fr/', LISTS.fr.sale, await propertyPath(request), CONTACT.fr];
  for (const path of paths) {
    /** A parameter that no page knows has it rendered anew. */
    const rendered = async (visit: string) => {
      const html = await (await request.get(`${path}?visit=${visit}`)).text();
      // The state's name is the hash of what has the address in it.
      return html.replaceAll(`visit=${visit}`, 'visit').replaceAll(/\/page-states\/[\w-]+/g, '');
    };
    const first = await rendered('1');
    for (const visit of ['2', '3']) expect(await rendered(visit), path).toBe(first);
  }
});
