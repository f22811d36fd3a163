import { expect, jest, test } from '@jest/globals';
import { createPictureVariants } from './picture-variants.ts';
import type { OpenSource } from './sources/open-source.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="3" height="2"><rect width="3" height="2"/></svg>';
const record = { id: 'p1', source: 'demo:house?seed=1', width: 3, height: 2, colour: null };

function variants() {
  const kept = new Map<string, Buffer>();
  const open = jest.fn<OpenSource>(async () => ({ kind: 'drawing', svg }));
  const cache = {
    read: async (key: string) => kept.get(key) ?? null,
    write: async (key: string, content: Buffer) => void kept.set(key, content),
  };
  return { open, kept, variants: createPictureVariants({ cache, open }) };
}

test('those who ask for the same variant at the same time share one computation', async () => {
  const { open, variants: shared } = variants();
  const asked = [1, 2, 3].map(() => shared.get(record, { width: 100, format: 'png' }));
  const [first, ...others] = await Promise.all(asked);
  expect(open).toHaveBeenCalledTimes(1);
  for (const other of others) expect(other).toBe(first);
});

test('a variant that is kept is not computed again', async () => {
  const { open, variants: shared } = variants();
  await shared.get(record, { width: 100, format: 'png' });
  await shared.get(record, { width: 100, format: 'png' });
  expect(open).toHaveBeenCalledTimes(1);
});

test('a failure is not kept: the next one tries again', async () => {
  const { open, kept, variants: shared } = variants();
  open.mockRejectedValueOnce(new Error('broken'));
  await expect(shared.get(record, { format: 'png' })).rejects.toThrow('broken');
  expect(kept.size).toBe(0);
  expect((await shared.get(record, { format: 'png' })).length).toBeGreaterThan(0);
});

test('another source, size or format is another variant', () => {
  const { keyOf } = variants().variants;
  const keys = [
    keyOf(record, { width: 100, format: 'png' }),
    keyOf(record, { width: 250, format: 'png' }),
    keyOf(record, { height: 75, format: 'png' }),
    keyOf(record, { width: 100, format: 'avif' }),
    keyOf({ ...record, source: 'demo:house?seed=2' }, { width: 100, format: 'png' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
