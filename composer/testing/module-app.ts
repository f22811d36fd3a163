import type { StockBuilder } from './stock-app.ts';

/** Files of a build whose entry is an ES module, as the plugin for Vite lays them out; by path below `dist/`. */
const FILES = (title: string): Record<string, string> => ({
  'remoteEntry.js': `import { shared } from './assets/shared.js';
const styled = (file) => new Promise((onload, onerror) => document.head.append(
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: new URL(file, import.meta.url), onload, onerror })));
const exposes = {
  './Comments': async () => (await Promise.all([import('./assets/comments.js'), styled('assets/comments.css')]))[0],
};
export const init = (scope) => void Object.assign(shared, scope);
export const get = async (name) => { const code = await exposes[name](); return () => code; };
`,
  'assets/shared.js': `export const shared = {};
/** The module that the host shares, of any version. */
export const take = async (id) => (await Object.values(shared[id])[0].get())();
`,
  'assets/comments.js': `import { take } from './shared.js';
const { createElement, useState } = await take('react');
const button = (onClick, ...content) => createElement('button', { type: 'button', onClick }, ...content);
export default function Comments({ note }) {
  const [count, setCount] = useState(0);
  const [answer, setAnswer] = useState('');
  return createElement('section', { className: 'ordinary' },
    createElement('h2', null, ${JSON.stringify(title)}),
    button(() => setCount(count + 1), 'Thanks (', count, ')'),
    button(async () => setAnswer((await import('./answer.js')).answerTo(note)), 'Ask'),
    createElement('p', null, answer));
}
`,
  'assets/answer.js': 'export const answerTo = (note) => `An answer to note ${note}`;\n',
  'assets/comments.css': '.ordinary { border-top: 3px solid rgb(1, 2, 3) }\n',
  'mf-manifest.json': JSON.stringify({
    metaData: {
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
      globalName: 'ordinary_comments',
      pluginVersion: '1.23.8',
      publicPath: 'auto',
    },
    shared: ['react', 'react/jsx-runtime'].map((name) => ({
      name,
      singleton: true,
      requiredVersion: '^19.0.0',
    })),
    remotes: [],
    exposes: [
      {
        path: './Comments',
        assets: {
          js: { sync: ['assets/comments.js'], async: ['assets/answer.js'] },
          css: { sync: ['assets/comments.css'], async: [] },
        },
      },
    ],
  }),
});

/**
 * Writes what a bundler of ES modules would: the widget of `stockSources`, in chunks that the entry imports and that are imported when
 * they are asked for. Vite itself is no library of the workspace.
 */
export const moduleBuilder = (title: string): StockBuilder => ({
  file: 'write.mjs',
  text: `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist/assets', { recursive: true });
for (const [file, text] of Object.entries(${JSON.stringify(FILES(title), null, 1)})) writeFileSync('dist/' + file, text);
`,
  build: ['write.mjs'],
  packages: [],
});
