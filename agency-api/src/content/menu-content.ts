import type { MenuEntry } from 'shared-kit/contracts/api/site';
import type { ContentWriter } from './content-writer.ts';
import type { MenuFile, MenuItem } from './schemas/menu.ts';

/** The menu in one language: only Published entries, the home entry unless it is hidden (product F3, F4). */
export function menuContent({ showHome, entries }: MenuFile, write: ContentWriter): MenuEntry[] {
  return entries
    .filter((item) => item.status === 'Published' && (showHome || !leadsHome(item)))
    .map(({ id, title, target, redirectUrl, childMenus }) => ({
      id,
      label: write.text(title),
      target,
      redirectUrl,
      children: menuContent({ showHome, entries: childMenus }, write),
    }));
}

function leadsHome({ target }: MenuItem): boolean {
  return 'page' in target && target.page === 'home';
}
