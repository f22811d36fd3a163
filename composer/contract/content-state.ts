import * as z from 'zod';

/** Where gateways ask the API for the state of its content; visitors do not reach it. */
export const CONTENT_STATE_PATH = '/content-state';

/** `state` changes whenever public answers of the API do; nothing else can be read out of it. */
export const contentStateSchema = z.object({ state: z.string().min(1).max(100) });
export type ContentState = z.infer<typeof contentStateSchema>;
