import * as z from 'zod';

/** Where gateways ask the API for the state of its content; visitors do not reach it. */
export const CONTENT_STATE_PATH = '/content-state';

/** In which an API names the number of its configuration, in every answer. */
export const CONFIGURATION_HEADER = 'x-api-configuration';

/** In which an API names the number of the data that an answer was made from: the first of the state's `versions`. */
export const DATA_HEADER = 'x-api-data';

const number = z.int().nonnegative();

/** What public answers of the API are made from: they change when one of its numbers does. A number never decreases. */
export const contentStateSchema = z.object({
  /** Of which the numbers are; those of another source begin anew. */
  source: z.string().min(1).max(100),
  /** Of code and configuration of the API: while APIs of two run, those with the higher number go before. */
  configuration: number,
  /** Of the data; answers name the first one. */
  versions: z.array(number).max(10),
});
export type ContentState = z.infer<typeof contentStateSchema>;
