import { registrySchema } from '../../contract/release.ts';
import type { Author } from '../../contract/release.ts';
import { refilled } from './history.ts';
import { assertHostable } from './promote.ts';
import { refuse } from './release-refused.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Puts widgets into a slot of a live page, in this order, from the next request on; none clears the slot. Checked as a promotion
 * is: rejects with `ReleaseRefused`, and the slot stays as it was.
 * @param slot such as "article/below-text"
 * @param widgets such as "mf-x/Hint"
 */
export async function fillSlot(
  store: ReleaseStore,
  slot: string,
  widgets: readonly string[],
  by: Author = {},
): Promise<void> {
  await store.updateRegistry(async (registry) => {
    const { [slot]: _before, ...others } = registry.slots;
    const slots = widgets.length ? { ...others, [slot]: [...new Set(widgets)] } : others;
    const { data: named, error } = registrySchema.shape.slots.safeParse(slots);
    if (!named)
      return refuse(
        'slot-unknown',
        [],
        `${error.issues.map(({ message }) => message).join('; ')}: nothing else is a slot or a widget.`,
      );
    const after = refilled(registry, named, by);
    await assertHostable(
      store,
      registry,
      after,
      widgets.map((address) => address.split('/', 1)[0]!),
    );
    return after;
  });
}
