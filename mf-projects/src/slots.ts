import * as z from 'zod';

/** Places in its pages that other remotes may fill, with the props that each filler gets. */
export const offeredSlots = {
  'project/below-price-list': {
    props: z.object({ projectId: z.number().int(), path: z.string() }),
    max: 3,
  },
};

declare module 'shared-kit/contracts/parts' {
  interface OfferedSlots {
    'project/below-price-list': z.infer<(typeof offeredSlots)['project/below-price-list']['props']>;
  }
}
