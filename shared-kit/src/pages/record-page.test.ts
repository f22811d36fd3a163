import { recordId, redirectToCanonical } from './record-page.ts';

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

test('digits are an id, leading zeros or not', () => {
  expect([recordId('1399', 'not-found'), recordId('01399', 'not-found')]).toEqual([1399, 1399]);
});

test.each([undefined, 'abc', '12x', '-1', '1.5', '99999999999', '4294967296'])(
  '"%s" is a 404 with the code of the page',
  (text) => {
    expect(thrownBy(() => recordId(text, 'property-not-found'))).toMatchObject({
      init: { status: 404 },
      data: { code: 'property-not-found' },
    });
  },
);

test('another path than the canonical one answers 301 to it, with its query', () => {
  const url = new URL('https://facade.example/fr/property/1/?utm=mail');
  const answer = thrownBy(() => redirectToCanonical(url, '/fr/a-vendre/1/')) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/fr/a-vendre/1/?utm=mail']);
  expect(thrownBy(() => redirectToCanonical(url, '/fr/property/1/'))).toBeUndefined();
});
