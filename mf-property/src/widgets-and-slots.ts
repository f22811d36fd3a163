import * as z from 'zod';

/** What this remote passes to widgets of others. A release says so, and is held to it when it goes live. */
export const usedWidgets = {
  'mf-forms/RequestInfo': z.object({ propertyId: z.number().int(), path: z.string() }),
};

/** Places in its pages that other remotes may fill, with the props that each filler gets. */
export const offeredSlots = {
  'property/below-facts': {
    props: z.object({ propertyId: z.number().int(), reference: z.string(), path: z.string() }),
    max: 3,
  },
};

declare module 'shared-kit/contracts/parts' {
  interface UsedWidgets {
    'mf-forms/RequestInfo': z.infer<(typeof usedWidgets)['mf-forms/RequestInfo']>;
  }
  interface OfferedSlots {
    'property/below-facts': z.infer<(typeof offeredSlots)['property/below-facts']['props']>;
  }
}
