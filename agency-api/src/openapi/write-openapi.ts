import { writeFileSync } from 'node:fs';
import { openApiText } from './openapi-text.ts';

/** `node src/openapi/write-openapi.ts`: writes the committed document anew. */
const target = new URL('../../../docs/openapi.json', import.meta.url);
writeFileSync(target, openApiText());
