import type { AgencyContent } from '../src/content/agency-content.ts';
import { contentIndex } from '../src/content/content-index.ts';
import type { ContentSource } from '../src/content/content-store.ts';

/** Content that does not change. */
export function fixedContent(content: AgencyContent): ContentSource {
  const index = contentIndex(content);
  return { current: async () => index };
}
