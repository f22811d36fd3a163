import { isContentPageKey } from 'shared-kit/domain/content-page-keys';
import type { AgencyConfig } from './agency-config.ts';
import { CONFIG_FILES, pageFileName } from './config-files.ts';
import { findPage } from './content-pages.ts';
import type { MenuItem } from './schemas/menu.ts';
import type { Target } from './schemas/link.ts';

type Linking = Pick<AgencyConfig, 'topBar' | 'menu' | 'footer' | 'pages'>;

/** Links to content pages that the agency does not have, each as "file: rule". */
export function deadLinks({ topBar, menu, footer, pages }: Linking): string[] {
  const { topBar: topBarFile, menu: menuFile, footer: footerFile } = CONFIG_FILES;
  const linked: [file: string, targets: Target[]][] = [
    [topBarFile.name, [...(topBar?.left ?? []), ...(topBar?.right ?? [])].map(({ target }) => target)],
    [menuFile.name, menuTargets(menu.entries)],
    [footerFile.name, footer.columns.flatMap(({ links }) => links.map(({ target }) => target))],
    ...Object.values(pages).map(({ page, banner, modules }): [string, Target[]] => [
      pageFileName(page),
      [
        ...banner.images.flatMap(({ link }) => link ?? []),
        ...modules.flatMap(({ link }) => (link ? [link.target] : [])),
      ],
    ]),
  ];
  return linked.flatMap(([file, targets]) =>
    missingPages(targets, pages).map(
      (key) => `${file}: leads to the page "${key}", but there is no ${pageFileName(key)}`,
    ),
  );
}

const menuTargets = (entries: readonly MenuItem[]): Target[] =>
  entries.flatMap(({ target, childMenus }) => [target, ...menuTargets(childMenus)]);

function missingPages(targets: readonly Target[], pages: Linking['pages']): string[] {
  const keys = targets.flatMap((target) => ('page' in target ? [target.page] : []));
  return [...new Set(keys)].filter((key) => isContentPageKey(key) && !findPage(pages, key));
}
