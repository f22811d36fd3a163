import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { releaseSchema, remoteConfigSchema } from '../contract/contract.ts';

const CONTRACT = path.resolve(import.meta.dirname, '../contract');

/** Published file → the schema of which it is the JSON Schema (draft 2020-12): of what goes in, with what may be left out. */
const SCHEMAS = {
  'remote-config.schema.json': [remoteConfigSchema, 'What a remote.config.ts hands to defineRemote'],
  'release.schema.json': [releaseSchema, 'release.json of a release'],
} as const;

/** Path → JSON Schema. Props that a configuration declares are a schema of zod, which JSON Schema has no word for: anything. */
export const jsonSchemas = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(SCHEMAS).map(([file, [schema, title]]) => [
      path.join(CONTRACT, file),
      { title, ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) },
    ]),
  );

/** `npm run schema --workspace composer` */
if (import.meta.main)
  for (const [file, schema] of Object.entries(jsonSchemas())) {
    writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
    process.stdout.write(`Wrote ${file}\n`);
  }
