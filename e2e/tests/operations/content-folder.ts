import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_CONTENT } from '../../site/demo-content.ts';
import { test as base } from '../../site/own-site.ts';

/** With a copy of the demo's content. */
export const test = base.extend<{ content: string }>({
  content: async ({ expectedFault: _none }, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'facade-e2e-content-'));
    cpSync(DEMO_CONTENT, folder, { recursive: true });
    await provide(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

export { expect } from '../../site/own-site.ts';
