import path from 'node:path';
import { ROOT } from '../../local/root.ts';

/** Folder of the demo agency's configuration. */
export const DEMO_CONFIGURATION = path.join(ROOT, 'demo-agency/configuration');

/** Folder of its content. */
export const DEMO_CONTENT = path.join(ROOT, 'demo-agency/content');
