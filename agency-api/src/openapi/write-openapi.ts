import { writeFileSync } from 'node:fs';
import { openApiText } from './openapi-document.ts';

/** `node src/openapi/write-openapi.ts`: writes the committed document anew. */
// eslint-disable-next-line no-restricted-syntax -- the repository has the description beside its other documents
const target = new URL('../../../docs/openapi.json', import.meta.url);
writeFileSync(target, openApiText());
