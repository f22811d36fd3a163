import typescript from 'typescript';
import * as z from 'zod';
import { releaseSchema } from '../contract/contract.ts';
import type { Release, ReleaseInput } from '../contract/contract.ts';
import { siteTypes } from './site-types.ts';

const SITE = { live: {}, slots: {}, languages: ['nl', 'fr'], defaultLanguage: 'fr', kinds: [] };

const released = (of: Partial<ReleaseInput>): Release =>
  releaseSchema.parse({
    contract: 1,
    kind: 'remote',
    name: 'mf-shop',
    version: '1',
    entry: ['remoteEntry.js'],
    css: [],
    exposes: {},
    messages: {},
    routes: [],
    widgets: [],
    shared: {},
    files: {},
    ...of,
  });

const widget = (props: z.ZodType) => ({
  widgets: [{ name: 'Basket', expose: './Basket', props: z.toJSONSchema(props, { io: 'input' }) }],
});

const createTypes = (of: Partial<ReleaseInput>) =>
  siteTypes('https://site.example', SITE as never, [released(of)], 'mf-own');

/** What TypeScript says of code beside the types of a site. */
function listTypeFaults(types: string, code: string): string[] {
  const files: Record<string, string> = {
    '/site.d.ts': types,
    '/contract.d.ts': `declare module 'composer/contract' { interface UsedLinks {} interface UsedWidgets {} }`,
    '/use.ts': `import type { UsedLinks, UsedWidgets } from 'composer/contract';
import type { SiteSlots, SiteRoutes } from './site';
declare function link<Name extends keyof UsedLinks>(name: Name, params: UsedLinks[Name]): void;
declare function show<Name extends keyof UsedWidgets>(name: Name, props: UsedWidgets[Name]): void;
export type All = [SiteSlots, SiteRoutes];
${code}`,
  };
  const options: typescript.CompilerOptions = { strict: true, noEmit: true, noLib: true, types: [] };
  const host = typescript.createCompilerHost(options);
  const lib = `interface Array<T> { length: number } interface ReadonlyArray<T> { length: number }
interface Boolean {} interface Function {} interface CallableFunction {} interface NewableFunction {}
interface IArguments {} interface Number {} interface Object {} interface RegExp {} interface String {}
type Record<K extends string | number | symbol, T> = { [P in K]: T }; type Readonly<T> = { readonly [P in keyof T]: T[P] };`;
  host.getSourceFile = (name, target) => {
    const text = name === '/lib.d.ts' ? lib : files[name];
    return text === undefined ? undefined : typescript.createSourceFile(name, text, target);
  };
  host.fileExists = (name) => name in files;
  host.readFile = (name) => files[name];
  const names = ['/lib.d.ts', '/contract.d.ts', '/site.d.ts', '/use.ts'];
  const program = typescript.createProgram(names, options, host);
  return typescript
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName} ${typescript.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

test('props, links and their parameters are held to what the releases say', () => {
  const types = createTypes({
    ...widget(
      z.object({
        articleId: z.int(),
        kind: z.enum(['new', 'old']).optional(),
        price: z.number().nullable(),
        lines: z.array(z.object({ text: z.string() })),
      }),
    ),
    routes: [
      {
        id: 'article',
        link: 'article',
        page: './Article',
        paths: { nl: 'artikels/:topic/:slug?/:id', fr: 'articles/:topic/:slug?/:id' } as never,
      },
    ],
    slots: { 'article/below-text': { props: { type: 'object', properties: { id: { type: 'number' } } } } },
  });
  expect(
    listTypeFaults(
      types,
      `show('mf-shop/Basket', { articleId: 1, kind: 'new', price: null, lines: [] });
link('article', { topic: 'a', id: 1 });
export const id: SiteSlots['article/below-text'] = { id: 1 };`,
    ),
  ).toEqual([]);
  const wrong = (code: string) => expect(listTypeFaults(types, code)).toHaveLength(1);
  wrong(`show('mf-shop/Basket', { articleId: '1', price: 1, lines: [] });`);
  wrong(`show('mf-shop/Basket', { articleId: 1, kind: 'other', price: 1, lines: [] });`);
  wrong(`show('mf-shop/Basket', { price: 1, lines: [] });`);
  wrong(`show('mf-shop/Gone', {});`);
  wrong(`link('article', { id: 1 });`);
  wrong(`link('no-such-page', {});`);
});

test('a remote finds nothing of its own in them: it declares that itself', () => {
  const own = released({ name: 'mf-own', ...widget(z.object({ a: z.string() })) });
  expect(siteTypes('https://site.example', SITE as never, [own], 'mf-own')).not.toContain('Basket');
});

const INJECTED = '"; } } export const stolen: 1; declare global { interface X { a: "*/ `${1}` \\ \u2028 \n';

/** A path is one line, and does not end with a slash. */
const IN_A_LINE = `${INJECTED.replaceAll(/[\n\u2028]/g, '')}x`;

test.each<[string, unknown]>([
  [
    'a name of a prop',
    { type: 'object', properties: { [INJECTED]: { type: 'string' } }, required: [INJECTED] },
  ],
  ['a value', { type: 'object', properties: { a: { enum: [INJECTED, { b: INJECTED }] } } }],
  ['a constant', { type: 'object', properties: { a: { const: INJECTED } } }],
  [
    'words about it',
    {
      type: 'object',
      title: INJECTED,
      description: INJECTED,
      properties: { a: { type: 'string', description: INJECTED } },
    },
  ],
  ['a type', { type: INJECTED, properties: { a: { type: INJECTED } } }],
  [
    'a type of a generator of types',
    { type: 'object', tsType: INJECTED, properties: { a: { tsType: INJECTED, type: 'string' } } },
  ],
  ['a reference', { $ref: `file:///etc/passwd#${INJECTED}`, $id: INJECTED, $defs: { [INJECTED]: {} } }],
  ['what is required', { type: 'object', required: INJECTED, properties: { a: { type: 'string' } } }],
])('%s in a schema is no code', (_what, props) => {
  const types = createTypes({ widgets: [{ name: 'Basket', expose: './Basket', props: props as never }] });
  expect(listTypeFaults(types, '')).toEqual([]);
  const source = typescript.createSourceFile('site.d.ts', types, typescript.ScriptTarget.Latest);
  const kinds = source.statements.map(({ kind }) => typescript.SyntaxKind[kind]);
  expect(kinds).toEqual([
    'ImportDeclaration',
    'ModuleDeclaration',
    'InterfaceDeclaration',
    'InterfaceDeclaration',
    'TypeAliasDeclaration',
  ]);
});

test('a path that is no path, and a schema without end, are no code either', () => {
  let deep: unknown = { type: 'string' };
  for (let depth = 0; depth < 2_000; depth++) deep = { type: 'array', items: deep };
  const types = createTypes({
    widgets: [{ name: 'Basket', expose: './Basket', props: deep as never }],
    routes: [{ id: 'x', link: 'x', page: './X', paths: { nl: `a/:b${IN_A_LINE}`, fr: IN_A_LINE } as never }],
  });
  expect(types.length).toBeLessThan(5_000);
  expect(listTypeFaults(types, '')).toEqual([]);
});

test.each([
  ['repeats a type', Array.from({ length: 30 }, () => 'array')],
  ['names all types', ['array', 'object', 'string', 'number', 'integer', 'boolean', 'null']],
])('a schema that %s in each of its parts is read in no time', (_what, type) => {
  let schema: unknown = { type: 'string' };
  for (let depth = 0; depth < 6; depth++)
    schema = { type, items: schema, properties: { a: schema, b: schema }, additionalProperties: schema };
  const began = performance.now();
  createTypes({ widgets: [{ name: 'Basket', expose: './Basket', props: schema as never }] });
  expect(performance.now() - began).toBeLessThan(1_000);
});
