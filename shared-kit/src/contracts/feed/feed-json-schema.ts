import * as z from 'zod';
import { feedSchema } from './feed.ts';

/** The feed's format as JSON Schema (draft 2020-12), for developers of exporters. */
export function feedJsonSchema(): object {
  return z.toJSONSchema(feedSchema, { target: 'draft-2020-12', io: 'input' });
}
