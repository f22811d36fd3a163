import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';

const REMOTES = ['mf-search', 'mf-property', 'mf-projects', 'mf-forms', 'mf-owner'];
const APPS = ['shell', ...REMOTES, 'gateway', 'agency-api', 'e2e', 'local'];

/** Names of react-router that the shell shares; all of it would double its size (docs/decisions/0004). */
const ROUTER_NAMES = [
  'Link',
  'Outlet',
  'createContext',
  'data',
  'isRouteErrorResponse',
  'matchPath',
  'redirect',
  'useLoaderData',
  'useLocation',
  'useMatches',
  'useNavigate',
  'useNavigation',
  'useParams',
  'useRouteError',
  'useSearchParams',
];

/** Who may import whom. */
const forbidden = (names, message) => ({
  group: names.flatMap((name) => [name, `${name}/*`, `**/${name}/**`]),
  message,
});

const otherApps = (own) =>
  forbidden(
    APPS.filter((app) => app !== own),
    'Apps never import each other. Move what both need into shared-kit, or show a component of another remote by name: <RemoteWidget remote="…" name="…">.',
  );

const boundaries = (own, { paths = [], patterns = [] } = {}) => ({
  files: [`${own}/**/*.{ts,tsx,mjs}`, '**/*.{ts,tsx,mjs}'].slice(0, 1),
  rules: { 'no-restricted-imports': ['error', { paths, patterns: [otherApps(own), ...patterns] }] },
});

const curatedRouter = {
  name: 'react-router',
  allowImportNames: ROUTER_NAMES,
  message:
    'The shell shares only a part of react-router. Use one of these names, or add it to shell/src/federation/shared/react-router.ts and here.',
};
const sharedOnce = {
  group: ['**/host/*', '**/state/state.ts', '**/api-client/*', '!shared-kit/*'],
  message:
    "Import 'shared-kit/host', 'shared-kit/state' or 'shared-kit/api-client': by a relative path each remote would get a copy of its own.",
};
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
  ...REMOTES.map((remote) => boundaries(remote, { paths: [curatedRouter] })),
  boundaries('shell'),
  boundaries('gateway', {
    patterns: [
      {
        group: [
          'shared-kit/*',
          '!shared-kit/contracts',
          '!shared-kit/domain',
          '!shared-kit/build',
          '!shared-kit/testing',
        ],
        message:
          "The gateway knows contracts and domain rules, never UI: what is drawn comes from the shell's release.",
      },
    ],
  }),
  boundaries('agency-api'),
  {
    files: ['shared-kit/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            forbidden(APPS, 'shared-kit imports nothing of ours: it is the ground that the apps stand on.'),
          ],
        },
      ],
    },
  },
  {
    files: ['shared-kit/src/ui/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [curatedRouter],
          patterns: [forbidden(APPS, 'shared-kit imports nothing of ours.'), sharedOnce],
        },
      ],
    },
  },
  {
    files: ['{shell,gateway,shared-kit,mf-*}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', errorsByName] },
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}', 'shared-kit/src/ui/**/*.{ts,tsx}', 'shared-kit/src/host/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', errorsByName, ...moduleTimers] },
  },
  {
    files: ['**/cli/**', '**/local/**', '**/bench/**', '**/run/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'off' },
  },
  prettier,
);
