import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../../local/root.ts';
import type { SiteLanguage } from '../../site/pages.ts';

/** A text of the shell, such as "page.unavailableTitle". */
export async function shellText(id: string, language: SiteLanguage = 'fr'): Promise<string> {
  const file = path.join(ROOT, 'shell/messages', `${language}.json`);
  return (JSON.parse(await readFile(file, 'utf8')) as Record<string, string>)[id]!;
}
