import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { jsonSchemas } from './write-schemas.ts';

test.each(Object.entries(jsonSchemas()))(
  '%s is what the code reads; after a change: npm run schema --workspace composer',
  (file, schema) =>
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema))),
);
