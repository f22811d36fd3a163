import { openApiDocument } from './openapi-document.ts';

/** The document as it is served and kept in `docs/openapi.json`. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
