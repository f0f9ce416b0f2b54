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
      './lib/server',
      './lib/client',
      './lib/messages',
      './provider',
      './server',
      './scripts',
    ],
  },
  {
    target: './lib/rules',
    from: ['./app', './components', './lib/server', './lib/client', './provider', './server', './scripts'],
  },
  {
    target: './lib/messages',
    from: ['./app', './components', './lib/server', './lib/client', './provider', './server', './scripts'],
  },
  {
    target: './lib/drawing',
    from: [
      './app',
      './components',
      './lib/contract',
      './lib/rules',
      './lib/messages',
      './lib/server',
      './lib/client',
      './provider',
      './server',
      './scripts',
    ],
  },
  { target: './lib/server', from: ['./app', './components', './lib/client', './provider', './server', './scripts'] },
  { target: './lib/client', from: ['./app', './components', './lib/server', './provider', './server', './scripts'] },
  { target: './components', from: ['./app', './lib/server', './provider', './server', './scripts'] },
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
  { target: './app', from: ['./provider', './server', './scripts'] },
  {
    target: './provider',
    from: ['./app', './components', './lib/server', './lib/client', './lib/messages', './server', './scripts'],
  },
  // Its tests hold it against what it serves.
  { target: './server/!(*.test).ts', from: ['./app', './components', './lib', './provider', './scripts'] },
  {
    target: './middleware.ts',
    from: ['./app', './components', './lib/server', './lib/client', './provider', './server', './scripts'],
  },
]

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
    files: ['scripts/**', 'server/**', 'provider/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
]

export default config
