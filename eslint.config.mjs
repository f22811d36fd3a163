import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';
import boundaries from './local/boundaries/plugin.ts';

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
const recordsHoldMore =
  'Stored records hold what is withheld. Read rows (schema/search.ts), cards (readCards) or pages (findProperty).';

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
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Who may import whom, in every form: local/boundaries/who-may-import.ts.
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    plugins: { boundaries },
    rules: { 'boundaries/imports': 'error', 'boundaries/shared-names': 'error' },
  },
  {
    files: ['agency-api/**/*.ts'],
    ignores: ['agency-api/src/database/drizzle.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: drizzleItself }] },
  },
  {
    files: ['agency-api/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', castOfSql] },
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
        castOfSql,
        { selector: 'TemplateElement[value.raw=/\\bproperty_records\\b/]', message: recordsHoldMore },
      ],
    },
  },
  {
    files: ['{shell,gateway,shared-kit,mf-*}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', errorsByName] },
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}', 'shared-kit/src/ui/**/*.{ts,tsx}', 'composer/host/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', errorsByName, ...moduleTimers] },
  },
  {
    files: ['**/cli/**', '**/local/**', '**/bench/**', '**/run/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'off' },
  },
  prettier,
);
