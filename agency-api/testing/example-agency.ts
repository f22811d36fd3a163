import { join } from 'node:path';
import { loadAgencyConfig, type AgencyConfig } from '../src/configuration/agency-config.ts';
import { checkContent, type CheckedContent } from '../src/content/import/check-content.ts';
import { folderFiles } from '../src/content/import/folder-files.ts';
import { readContentFolder } from '../src/content/import/read-content-folder.ts';

/** Folder with a complete configuration: that of the demo agency. */
export const EXAMPLE_FOLDER = join(import.meta.dirname, '../../demo-agency/configuration');

/** Folder of its content. */
export const EXAMPLE_CONTENT = join(import.meta.dirname, '../../demo-agency/content');

export const exampleConfig = (): AgencyConfig => loadAgencyConfig(EXAMPLE_FOLDER);

let checked: Promise<CheckedContent> | undefined;

/** The demo agency's content, read once for a test file. */
export function exampleContent(): Promise<CheckedContent> {
  checked ??= checkContent(folderFiles(readContentFolder(EXAMPLE_CONTENT)), {
    livePages: null,
    languages: exampleConfig().languages.inUse,
  });
  return checked;
}
