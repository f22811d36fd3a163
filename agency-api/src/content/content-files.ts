import { figuresFileSchema } from './schemas/figures.ts';
import { footerFileSchema, menuFileSchema, topBarFileSchema } from './schemas/layout.ts';
import { teamFileSchema } from './schemas/team.ts';

/** The files of a content folder that are not pages. All must be there but those that say what stands in for them. */
export const CONTENT_FILES = {
  topBar: { name: 'top-bar.json', schema: topBarFileSchema, default: undefined },
  menu: { name: 'menu.json', schema: menuFileSchema, default: undefined },
  footer: { name: 'footer.json', schema: footerFileSchema, default: undefined },
  figures: { name: 'figures.json', schema: figuresFileSchema, default: [] },
  team: { name: 'team.json', schema: teamFileSchema, default: [] },
} as const;

/** Folders of a content folder. */
export const PAGES_FOLDER = 'pages';
export const ARTICLES_FOLDER = 'articles';
export const TESTIMONIALS_FOLDER = 'testimonials';
export const PICTURES_FOLDER = 'pictures';
export const VIDEOS_FOLDER = 'videos';
