import * as z from 'zod';

/** Degrees; the frame takes no others than those of the earth. */
const latitude = z.number();
const longitude = z.number();

const place = z.object({
  id: z.number().int().describe('Listing whose card is shown when its pin is chosen'),
  lat: latitude,
  lng: longitude,
  price: z.number().nullable().describe('Euro on the pin; null: none is shown'),
  vat: z.enum(['excluded', 'included']).optional().describe('What is said of VAT beside it: of new build'),
  typeId: z.number().int().nullable().describe('Its first WebID, for the icon'),
  closed: z.boolean().describe('Sold or rented'),
  title: z.string().optional().describe('What it is called, read aloud; without one its type is'),
  town: z.string().optional().describe('Where it is, read aloud'),
});

/** Props of the widget. Promoting this remote, or one that uses the widget, checks them. */
export const placesMapProps = z.object({
  label: z.string().describe('What the map shows, read aloud'),
  /** Public places only: whoever passes them sees to it (product L10). */
  places: z.array(place),
  named: z
    .object({ name: z.string(), lat: latitude, lng: longitude, typeId: z.number().int().nullable() })
    .nullable()
    .describe(
      'What the page itself is about, with its name instead of a price; nothing happens when it is chosen',
    ),
  centre: z
    .object({ lat: latitude, lng: longitude })
    .nullable()
    .describe('Brought into view where nothing has a pin, such as the centre of a town'),
  near: z
    .boolean()
    .optional()
    .describe(
      'Names schools, stops and shops around the place that has a pin, where the tiles of the map know any',
    ),
});
export type PlacesMapProps = z.infer<typeof placesMapProps>;
