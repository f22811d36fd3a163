const LANGUAGES = ['nl', 'fr', 'en', 'de'];
const json = (value: unknown) => JSON.stringify(value, null, 2);
const app = (name: string) => json({ name, version: '0.1.0', private: true, type: 'module' });

/**
 * A site of a shell and one remote as somebody writes it outside this workspace, by path: it has nothing but the two packages, and names
 * nothing but their entries.
 */
export const smallSite = (): Record<string, string> => ({
  'tsconfig.json': json({
    compilerOptions: {
      target: 'es2023',
      lib: ['es2024', 'dom'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: ['node', 'composer/globals'],
    },
    include: ['**/*.ts', '**/*.tsx'],
  }),

  'mf-hello/package.json': app('mf-hello'),
  'mf-hello/webpack.config.mjs': `import { remoteWebpack } from 'shared-kit/build';
import remote from './remote.config.ts';

export default remoteWebpack(remote, { dir: import.meta.dirname });
`,
  'mf-hello/remote.config.ts': `import { defineRemote } from 'composer/contract';

export default defineRemote({
  name: 'mf-hello',
  pages: {
    HelloPage: {
      code: './src/hello.route.ts',
      fixture: { data: { price: 250000 } },
      routes: [{ link: 'hello', paths: { nl: 'hallo', fr: 'bonjour', en: 'hello', de: 'hallo' } }],
    },
  },
});
`,
  'mf-hello/src/hello.route.ts': `export { HelloPage as default } from './hello-page.tsx';\n`,
  'mf-hello/src/hello-page.tsx': `import { useHost } from 'composer/host';
import { FormattedMessage } from 'react-intl';
import { formatEuro } from 'shared-kit/domain/numbers';
import { Button } from 'shared-kit/ui/button/button';
import s from './hello.module.css';

export function HelloPage({ data }: { data: { price: number } }) {
  const { locales } = useHost();
  return (
    <section className={s.hello}>
      <h1><FormattedMessage id="hello.title" /></h1>
      <Button>{formatEuro(data.price, locales.numbers)}</Button>
    </section>
  );
}
`,
  'mf-hello/src/hello.module.css': '.hello { color: green }\n',
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      `mf-hello/messages/${language}.json`,
      json({ 'hello.title': `Hello in ${language}` }),
    ]),
  ),

  'shell/package.json': app('shell'),
  'shell/webpack.config.mjs': `import { shellWebpack } from 'shared-kit/build';

export default shellWebpack(
  { client: './client.ts', start: './start.ts', server: './server.tsx', thirdParties: {} },
  { dir: import.meta.dirname },
);
`,
  'shell/client.ts': `console.log('hydrates');\n`,
  'shell/start.ts': `console.log('waits');\n`,
  'shell/server.tsx': `import type { FixtureRequest, Language, Messages, RenderRequest, RenderResult } from 'composer/contract';
import { HostContext, RemoteIntl } from 'composer/host';
import type { Host } from 'composer/host';
import { sharedLibraries } from 'composer/shell';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server.node';
import * as apiClient from 'shared-kit/api-client';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import { pageLocales } from 'shared-kit/domain/numbers';
import * as state from 'shared-kit/state';

declare const __MESSAGES__: Record<string, Record<string, Messages>>;

export const messages = __MESSAGES__;
export const shared = { ...sharedLibraries, 'shared-kit/api-client': apiClient, 'shared-kit/state': state };

export const renderFixture = async ({ code, props, messages, language }: FixtureRequest): Promise<string> =>
  markup(code, props, messages, language);

export async function render({ url, load, messages }: RenderRequest): Promise<RenderResult> {
  const language = url.pathname.split('/')[1] as Language;
  const code = await load({ remote: 'mf-hello', expose: './HelloPage' });
  const page = markup(code, { data: { price: 250000 } }, await messages('mf-hello', language), language);
  return { kind: 'page', status: 200, inlineScripts: [], pipe: (target) => void target.end(page), abort() {} };
}

function markup(code: unknown, props: Record<string, unknown>, messages: Messages, language: Language): string {
  const Part = (code as { default: ComponentType<Record<string, unknown>> }).default;
  return renderToString(
    <HostContext value={hostIn(language)}>
      <RemoteIntl messages={messages}>
        <Part {...props} />
      </RemoteIntl>
    </HostContext>,
  );
}

const hostIn = (language: Language): Host => ({
  language,
  locales: pageLocales(language, fallbackSite(language)),
  site: fallbackSite(language),
  href: () => undefined,
  findWidget: () => undefined,
  fillers: () => [],
  loaded: () => 'failed',
  load: async () => 'failed',
  stylesheets: () => [],
  destination: () => '/',
  preload: () => {},
  onHydrated: () => {},
});
`,

  'release.mjs': `import { runReleaseCommand } from 'composer/cli';
import { FileReleaseStore } from 'composer/gateway';

const apps = ['shell', 'mf-hello'];
const store = new FileReleaseStore(\`\${import.meta.dirname}/.releases\`);
const run = async (command) => console.log(await runReleaseCommand(store, command, import.meta.dirname));
for (const app of apps) await run({ action: 'publish', app, from: undefined });
await run({ action: 'promote', releases: apps.map((app) => ({ app, version: undefined })) });
`,
  'gateway.ts': `import { readGatewaySettings, serveGateway } from 'composer/gateway';

const languages = ${JSON.stringify(LANGUAGES)} as const;
const words = ['Away', 'Away'] as const;
const unavailable = { ${LANGUAGES.map((language) => `${language}: words`).join(', ')} };

await serveGateway(
  () => readGatewaySettings(process.env, import.meta.dirname),
  () => ({ languages, defaultLanguage: 'fr', texts: { unavailable } }),
  { metricsPrefix: 'small_' },
);
`,
});
