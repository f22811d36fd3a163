import path from 'node:path';
import { ROOT } from '../../local/root.ts';

/** Folder of the demo agency's configuration and content. */
export const DEMO_CONTENT = path.join(ROOT, 'demo-agency/content');
