import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';
import * as jotai from './composer/shell/shared/jotai.ts';
import * as reactIntl from './composer/shell/shared/react-intl.ts';
import * as reactRouter from './composer/shell/shared/react-router.ts';
import { exposedElsewhere, unseenImports } from './local/boundaries/unseen-imports.ts';

const errorsByName = {
  selector: 'BinaryExpression[operator="instanceof"][right.name=/^(ApiProblem|ApiUnreachable|TooSlow)$/]',
  message:
    'Each bundle has a class of its own: ask isApiProblem() or isApiUnreachable() of shared-kit/api-client.',
};
const moduleTimers = [
  {
    selector: 'Program > ExpressionStatement > CallExpression[callee.name=/^set(Timeout|Interval)$/]',
    message:
      'A timer at module level pins every old release of this remote in the memory of the server. Start it in an effect.',
  },
  {
    selector: 'Program > ExpressionStatement > CallExpression[callee.property.name="addEventListener"]',
    message:
      'A listener at module level pins every old release of this remote in memory. Add it in an effect.',
  },
];

/** Files whose work it is to make of records what may be shown, and the agency's own affairs: feeds, owners, persons. */
const readersOfRecords = [
  'catalogue/import/**',
  'catalogue/listings/read-model/{ensure-read-model,read-rows}.ts',
  'owners/portal/documents/asked-documents.ts',
  'owners/portal/history/read-open-days.ts',
  'person/erase-person.ts',
];
const drizzleItself = ['drizzle-orm', 'drizzle-orm/pg-core'].map((name) => ({
  name,
  message: 'Import it from src/database/drizzle.ts, so that processes begin sooner.',
}));
const castOfSql = {
  selector: 'TaggedTemplateExpression[tag.name="sql"][typeArguments]',
  message:
    'A type argument of sql casts what the database answers. Select a column or a function of Drizzle (count(), max()), decode by .mapWith(Number), or .mapWith(schema.parse) with a schema of Zod (nullable where it may be null), or read rows() by a schema.',
};
/** What the shell shares of libraries: a remote that imports more fails when it is promoted (docs/decisions/0004). */
const sharedNames = {
  paths: Object.entries({ jotai, 'react-intl': reactIntl, 'react-router': reactRouter }).map(
    ([name, shared]) => ({
      name,
      allowImportNames: Object.keys(shared),
      allowTypeImports: true,
      message: `The shell shares only a part of ${name}. Use another name, or add it to composer/shell/shared/${name}.ts.`,
    }),
  ),
  patterns: [
    {
      regex: '^(react|react-dom|react-router|react-intl|jotai)/(?!jsx-runtime$|jsx-dev-runtime$)',
      allowTypeImports: true,
      message: 'The shell does not share this entry: each remote would bring a copy of its own.',
    },
  ],
};
const recordsHoldMore =
  'Stored records hold what is withheld. Read rows (schema/search.ts), cards (readCards) or pages (findProperty).';

const everywhere = [
  ...unseenImports,
  {
    selector:
      ':matches(FunctionDeclaration[id.name=/[a-z]Of$/], VariableDeclarator[id.name=/[a-z]Of$/][init.type=/FunctionExpression$/]) > Identifier.id, MethodDefinition[key.name=/[a-z]Of$/] > .key',
    message:
      'Name the function by what it does: find… (may be undefined), list…, read… (of untyped input), parse…, format…, compute…, create…, to….',
  },
];

export default typescript.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.nx/**',
      '**/.data/**',
      '**/.releases/**',
      '**/migrations/**',
      '**/playwright-report/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  ...typescript.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    // What never runs in a page: to follow each path of its code takes time.
    ignores: [
      '{agency-api,demo-agency,gateway,local,e2e}/**',
      'composer/{build,cli,contract,gateway,publisher,remote,server}/**',
    ],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Who may import whom: local/boundaries/who-may-import.ts.
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
  },
  {
    files: ['**/remote.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, exposedElsewhere] },
  },
  {
    // A folder that is not named is held to what remotes are.
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: [
      '{composer,shell,gateway,agency-api,demo-agency,local,e2e,create-facade-remote}/**',
      'shared-kit/{build,testing,viewer}/**',
      'shared-kit/src/{contracts,domain,api-client,messages,tokens}/**',
      '**/*.{test,examples}.{ts,tsx}',
      '**/testing/**',
      '*',
    ],
    rules: { 'no-restricted-imports': ['error', sharedNames] },
  },
  {
    files: ['agency-api/**/*.ts'],
    ignores: ['agency-api/src/database/drizzle.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: drizzleItself }] },
  },
  {
    files: ['agency-api/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, castOfSql] },
  },
  {
    files: ['agency-api/src/**/*.ts'],
    ignores: [
      '**/*.test.ts',
      'agency-api/src/database/drizzle.ts',
      ...readersOfRecords.map((path) => `agency-api/src/${path}`),
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: drizzleItself,
          patterns: [{ group: ['**/schema/property-records.ts'], message: recordsHoldMore }],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        castOfSql,
        { selector: 'TemplateElement[value.raw=/\\bproperty_records\\b/]', message: recordsHoldMore },
      ],
    },
  },
  {
    files: ['{shell,gateway,shared-kit,mf-*}/**/*.{ts,tsx}'],
    ignores: ['*/remote.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, errorsByName] },
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}', 'shared-kit/src/ui/**/*.{ts,tsx}', 'composer/host/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, errorsByName, ...moduleTimers] },
  },
  {
    files: ['**/cli/**', '**/local/**', '**/bench/**', '**/run/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'off' },
  },
  prettier,
);
