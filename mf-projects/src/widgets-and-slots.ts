import * as z from 'zod';

/** What this remote passes to widgets of others. A release says so, and is held to it when it goes live. */
export const usedWidgets = {
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
        title: z.string(),
        town: z.string(),
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
  'project/below-price-list': {
    props: z.object({ projectId: z.number().int(), path: z.string() }),
    max: 3,
  },
};

declare module 'composer/contract' {
  interface UsedWidgets {
    'mf-search/PlacesMap': z.infer<(typeof usedWidgets)['mf-search/PlacesMap']>;
  }
  interface OfferedSlots {
    'project/below-price-list': z.infer<(typeof offeredSlots)['project/below-price-list']['props']>;
  }
}
