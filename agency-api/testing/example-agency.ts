import { join } from 'node:path';
import { loadAgencyConfig, type AgencyConfig } from '../src/content/agency-config.ts';

/** Folder with a complete configuration: that of the demo agency. */
export const EXAMPLE_FOLDER = join(import.meta.dirname, '../../demo-agency/content');

export const exampleConfig = (): AgencyConfig => loadAgencyConfig(EXAMPLE_FOLDER);
