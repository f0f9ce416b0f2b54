import next from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'

/** Who may import whom (docs/architecture.md). What a zone may not name is an error, not a habit. */
const zones = [
  {
    target: './lib/contract',
    from: [
      './app',
      './components',
      './lib/rules',
      './lib/bff',
      './lib/server',
      './lib/client',
      './lib/messages',
      './provider',
      './server',
      './scripts',
      './tools',
    ],
  },
  {
    target: './lib/rules',
    from: [
      './app',
      './components',
      './lib/bff',
      './lib/server',
      './lib/client',
      './provider',
      './server',
      './scripts',
      './tools',
    ],
  },
  {
    target: './lib/messages',
    from: [
      './app',
      './components',
      './lib/bff',
      './lib/server',
      './lib/client',
      './provider',
      './server',
      './scripts',
      './tools',
    ],
  },
  {
    target: './lib/drawing',
    from: [
      './app',
      './components',
      './lib/contract',
      './lib/rules',
      './lib/messages',
      './lib/bff',
      './lib/server',
      './lib/client',
      './provider',
      './server',
      './scripts',
      './tools',
    ],
  },
  {
    target: './lib/bff',
    from: ['./app', './components', './lib/client', './provider', './server', './scripts', './tools'],
  },
  {
    target: './lib/server',
    from: ['./lib/bff', './app', './components', './lib/client', './provider', './server', './scripts', './tools'],
  },
  {
    target: './lib/client',
    from: ['./app', './components', './lib/bff', './lib/server', './provider', './server', './scripts', './tools'],
  },
  {
    target: './components',
    from: ['./app', './lib/bff', './lib/server', './provider', './server', './scripts', './tools'],
  },
  {
    target: './components/ui',
    from: [
      './components/auth',
      './components/layout',
      './components/directory',
      './components/institute',
      './lib/client',
    ],
  },
  { target: './app', from: ['./provider', './server', './scripts', './tools'] },
  {
    target: './provider',
    from: [
      './app',
      './components',
      './lib/bff',
      './lib/server',
      './lib/client',
      './lib/messages',
      './server',
      './scripts',
      './tools',
    ],
  },
  // Its tests hold it against what it serves.
  { target: './server/!(*.test).ts', from: ['./app', './components', './provider', './scripts', './tools'] },
  { target: './server/!(*.test).ts', from: './lib', except: ['./rules'] },
  {
    target: './middleware.ts',
    from: [
      './app',
      './components',
      './lib/bff',
      './lib/server',
      './lib/client',
      './provider',
      './server',
      './scripts',
      './tools',
    ],
  },
]

/** What a session rests on: one file makes cookies that no script reads, and every writing route is a handler. */
const STORES = ['lib/server/session-cookie.ts', 'lib/client/kept-list.ts', 'lib/client/shortlist-base.ts']
const sessionRules = [
  { selector: 'Property[key.name="httpOnly"]', message: 'Hidden cookies are set in lib/server/session-cookie.ts.' },
  {
    selector: 'ExpressionStatement[directive="use server"]',
    message: 'A writing route is a handler in app/api.',
  },
  {
    selector: 'Identifier[name=/^(localStorage|sessionStorage|indexedDB)$/]',
    message: 'Nothing but the shortlist and the comparison is stored where scripts can read it.',
  },
]

/** Who asks whether an error is an outage might take a bug for one. */
const OUTAGES = ['lib/server/outage.ts', 'lib/server/provider.ts']
const outageRule = {
  selector: 'BinaryExpression[operator="instanceof"][right.name="ProviderError"]',
  message: 'Outages are survived by surviveOutage in lib/server/outage.ts.',
}

const config = [
  {
    ignores: [
      '.next*/**',
      'node_modules/**',
      'coverage/**',
      'provider/migrations/**',
      'next-env.d.ts',
      'test-results/**',
    ],
  },
  ...next,
  ...nextTypescript,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'import/no-default-export': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../../*'], message: 'Import by @/ instead of climbing.' }] },
      ],
    },
  },
  {
    // Where the framework or a tool asks for a default export.
    files: ['app/**', 'provider/testing/global-*.ts', '*.config.{ts,mjs}', 'next.config.ts'],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    files: ['scripts/**', 'tools/**', 'server/**', 'provider/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'server/**', 'middleware.ts'],
    ignores: [...STORES, ...OUTAGES, '**/*.test.*'],
    rules: { 'no-restricted-syntax': ['error', ...sessionRules, outageRule] },
  },
  { files: OUTAGES, rules: { 'no-restricted-syntax': ['error', ...sessionRules] } },
  { files: STORES, rules: { 'no-restricted-syntax': ['error', outageRule] } },
  {
    // Two modules that chose the same number would wait for each other.
    files: ['provider/**'],
    ignores: ['provider/platform/locks.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'TemplateElement[value.raw=/pg_advisory/]', message: 'Locks stand in provider/platform/locks.ts.' },
      ],
    },
  },
]

export default config
