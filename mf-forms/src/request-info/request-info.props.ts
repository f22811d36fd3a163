import * as z from 'zod';

/** Props of the widget: other remotes are held to them when they go live, and so is this one. */
export const requestInfoProps = z.object({
  propertyId: z.number().int().describe('Property that the question is about'),
  path: z.string().describe("Path of the property's page: where the visitor may go back to"),
});
export type RequestInfoProps = z.infer<typeof requestInfoProps>;
