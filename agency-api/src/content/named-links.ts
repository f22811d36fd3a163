import type { AgencyContent } from './agency-content.ts';
import type { MenuItem } from './schemas/layout.ts';
import type { PageFile } from './schemas/page.ts';
import { allTexts } from '../configuration/schemas/text.ts';

/** A link name in the content, with where it stands. */
export interface NamedLink {
  name: string;
  /** Key of a file of the content, or of a page. */
  in: { file: keyof AgencyContent } | { page: string };
  path: readonly PropertyKey[];
}

const HTML_LINK = /href="page:([^"]*)"/g;

/** Every link by name that the frame and the modules have. */
export function namedLinks({ topBar, menu, footer, pages }: AgencyContent): NamedLink[] {
  const bar = (['left', 'right'] as const).flatMap((side) =>
    (topBar?.[side] ?? []).map(({ target }, index) => ({
      target,
      in: { file: 'topBar' as const },
      path: [side, index, 'target', 'page'],
    })),
  );
  const columns = footer.columns.flatMap(({ links }, column) =>
    links.map(({ target }, index) => ({
      target,
      in: { file: 'footer' as const },
      path: ['columns', column, 'links', index, 'target', 'page'],
    })),
  );
  const targets = [
    ...bar,
    ...menuTargets(menu.entries, ['entries']),
    ...columns,
    ...pages.flatMap(bannerTargets),
    ...pages.flatMap(moduleTargets),
  ];
  return [
    ...targets.flatMap(({ target, ...place }) => ('page' in target ? [{ name: target.page, ...place }] : [])),
    ...pages.flatMap(textLinks),
  ];
}

const menuTargets = (entries: readonly MenuItem[], path: readonly PropertyKey[]): TargetPlace[] =>
  entries.flatMap(({ target, childMenus }, index) => [
    { target, in: { file: 'menu' as const }, path: [...path, index, 'target', 'page'] },
    ...menuTargets(childMenus, [...path, index, 'childMenus']),
  ]);

interface TargetPlace extends Omit<NamedLink, 'name'> {
  target: MenuItem['target'];
}

const bannerTargets = ({ page, banner }: PageFile): TargetPlace[] =>
  banner.images.flatMap(({ link }, index) =>
    link ? [{ target: link, in: { page }, path: ['banner', 'images', index, 'link', 'page'] }] : [],
  );

const moduleTargets = ({ page, modules }: PageFile): TargetPlace[] =>
  modules.flatMap(({ link }, index) =>
    link ? [{ target: link.target, in: { page }, path: ['modules', index, 'link', 'target', 'page'] }] : [],
  );

/** Links in HTML of modules. */
const textLinks = ({ page, modules }: PageFile): NamedLink[] =>
  modules.flatMap((module, index) =>
    (['description', 'description2'] as const).flatMap((field) =>
      Object.entries(allTexts(module[field] ?? {})).flatMap(([language, html]) =>
        Array.from((html ?? '').matchAll(HTML_LINK), ([, name]) => ({
          name: name!,
          in: { page },
          path: ['modules', index, field, language],
        })),
      ),
    ),
  );
