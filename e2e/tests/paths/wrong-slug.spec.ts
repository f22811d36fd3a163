import { expect, test } from '../../site/test.ts';
import { propertyPath } from '../../site/pages.ts';

test('the id decides: a wrong town or slug is redirected to the canonical address', async ({ request }) => {
  const right = await propertyPath(request);
  const id = right.split('/').at(-2);
  for (const wrong of [
    `/fr/a-vendre/elsewhere/${id}/`,
    `/fr/a-vendre/elsewhere/another-title/${id}/`,
    `/fr/a-louer/elsewhere/another-title/${id}/`,
  ]) {
    const answer = await request.get(wrong, { maxRedirects: 0 });
    expect(answer.status(), wrong).toBe(301);
    expect(answer.headers().location, wrong).toBe(right);
  }
});
