import type { ContentModule } from 'shared-kit/contracts/api/site';

/** A content module with the defaults of product M3: 4 items per row, at most 4. */
export const contentModule = (over: Partial<ContentModule>): ContentModule => ({
  id: 'm1',
  kind: 'article',
  title: '',
  description: '',
  position: 'contentRow',
  view: '',
  image: null,
  link: null,
  goal: null,
  maxItems: 4,
  itemsPerRow: 4,
  figures: [],
  ...over,
});
