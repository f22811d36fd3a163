import * as z from 'zod';

/** Props of the widget. Promoting this remote, or one that uses the widget, checks them. */
export const requestInfoProps = z.object({
  propertyId: z.number().int().describe('Property that the question is about'),
  path: z.string().describe("Path of the property's page: where the visitor may go back to"),
});
export type RequestInfoProps = z.infer<typeof requestInfoProps>;
