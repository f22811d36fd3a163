import { burning, onBusyMachine } from '../../testing/busy-machine.ts';
import { page, renderers } from '../../testing/pool-under-test.ts';

/** Whoever runs these tests beside others has yet fewer cores. */
const TIMEOUT = 120_000;

test(
  'on a machine whose cores are busy with others nobody is to blame for a cold start',
  async () => {
    const cold = page({ start: burning(1_200), render: `return 'whole';` });
    const { text, excluded, kinds, replaced } = await renderers({ 'mf-cold': cold, 'mf-good': page({}) });
    await onBusyMachine(3, async () => {
      const pages = await Promise.all([text(), text(), text()]);
      expect(new Set(pages)).toEqual(new Set(['mf-cold: whole\nmf-good: whole']));
    });
    expect({ excluded: excluded(), faults: kinds(), replaced }).toEqual({
      excluded: [],
      faults: [],
      replaced: [],
    });
  },
  TIMEOUT,
);

test(
  'there, too, who loops is found, and nobody else',
  async () => {
    const { text, kinds } = await renderers({
      'mf-good': page({}),
      'mf-loops': page({ render: 'for (;;);' }),
    });
    await onBusyMachine(1, async () => {
      expect(await text()).toBe('mf-good: whole\nmf-loops: fallback');
    });
    expect(kinds()).toEqual(['mf-loops timeout']);
  },
  TIMEOUT,
);
