import * as z from 'zod';

/** What this remote passes to widgets of others. A release says so, and is held to it when it goes live. */
export const usedWidgets = {
  'mf-forms/RequestInfo': z.object({ propertyId: z.number().int(), path: z.string() }),
  'mf-search/PlacesMap': z.object({
    label: z.string(),
    places: z.array(
      z.object({
        id: z.number().int(),
        lat: z.number(),
        lng: z.number(),
        price: z.number().nullable(),
        vat: z.enum(['excluded', 'included']).optional(),
        typeId: z.number().int().nullable(),
        closed: z.boolean(),
      }),
    ),
    named: z
      .object({ name: z.string(), lat: z.number(), lng: z.number(), typeId: z.number().int().nullable() })
      .nullable(),
    centre: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    near: z.boolean(),
  }),
};

/** Places in its pages that other remotes may fill, with the props that each filler gets. */
export const offeredSlots = {
  'property/below-facts': {
    props: z.object({ propertyId: z.number().int(), reference: z.string(), path: z.string() }),
    max: 3,
  },
};

declare module 'composer/contract' {
  interface UsedWidgets {
    'mf-forms/RequestInfo': z.infer<(typeof usedWidgets)['mf-forms/RequestInfo']>;
    'mf-search/PlacesMap': z.infer<(typeof usedWidgets)['mf-search/PlacesMap']>;
  }
  interface OfferedSlots {
    'property/below-facts': z.infer<(typeof offeredSlots)['property/below-facts']['props']>;
  }
}
