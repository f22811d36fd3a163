import { FIRST, sitemapLeadsToPages } from './crawlers.ts';

sitemapLeadsToPages(FIRST);
