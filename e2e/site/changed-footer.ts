import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from './pages.ts';
import { DEMO_CONTENT } from './demo-content.ts';

/** Fills a folder with the demo agency's content, with another text at the end of each page. */
export function contentWithFooter(folder: string, text: string): string {
  cpSync(DEMO_CONTENT, folder, { recursive: true });
  const file = path.join(folder, 'footer.json');
  const footer = JSON.parse(readFileSync(file, 'utf8')) as object;
  const copyright = Object.fromEntries(LANGUAGES.map((language) => [language, text]));
  writeFileSync(file, JSON.stringify({ ...footer, copyright }));
  return folder;
}
