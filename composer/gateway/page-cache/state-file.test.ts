import { MOVABLE_STATE } from '../../contract/page-state-file.ts';
import { takeState } from './cached-page.ts';

const taken = (markup: string, address = '/fr/') => {
  const { markup: left, state } = takeState(Buffer.from(markup), address);
  return { markup: left.toString(), text: state?.body('identity')?.bytes.toString(), hash: state?.hash };
};

test('the last element that may be moved is the shell’s; text that looks like it stays', () => {
  const { markup, text, hash } = taken(
    `é${MOVABLE_STATE}part</script>${MOVABLE_STATE}{"é":1}</script></body>`,
  );
  expect(text).toBe('{"é":1}');
  expect(markup).toBe(
    `é${MOVABLE_STATE}part</script><script type="application/json" id="page-state" data-file="/page-states/${hash}/fr/"></script></body>`,
  );
});

test('a page without such an element, or with half of one, stays as it is', () => {
  for (const markup of ['<p>page</p>', `${MOVABLE_STATE}{"half":`])
    expect(taken(markup)).toEqual({ markup, text: undefined, hash: undefined });
});

test('an address cannot write into the page', () => {
  const { markup } = taken(`${MOVABLE_STATE}{}</script>`, '/fr/?a="><script>&b=1');
  expect(markup).toContain('/fr/?a=&quot;&gt;&lt;script&gt;&amp;b=1"></script>');
});
