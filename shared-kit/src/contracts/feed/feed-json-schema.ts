import * as z from 'zod';
import { feedSchema } from './feed.ts';

/** The feed's format as JSON Schema (draft 2020-12), for the people who write exporters. */
export function feedJsonSchema(): object {
  return z.toJSONSchema(feedSchema, { target: 'draft-2020-12', io: 'input' });
}
