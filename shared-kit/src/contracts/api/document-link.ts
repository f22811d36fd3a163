import * as z from 'zod';

/** Body of `POST /api/documents/renew`: the token of a link to a document, which may be over. */
export const documentLinkSchema = z.strictObject({ token: z.string().min(1).max(400) });
