import { readFileSync } from 'node:fs'
import next from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'

/**
 * Who may import whom: the table of docs/architecture.md is the list. A row names what its zone may import besides
 * itself, and what its tests may import besides that; every other zone is an error to it.
 */
function readZones() {
  const document = readFileSync(new URL('./docs/architecture.md', import.meta.url), 'utf8')
  const table = document.split('## Who may import whom')[1]?.split('\n## ')[0] ?? ''
  const namesIn = (cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name]) => name)
  const rows = Array.from(table.matchAll(/^\| `([^`]+)` +\| (.+?) +\| (.*?) +\|$/gm), ([, name, may, tests]) => ({
    name,
    isFree: may === 'everything',
    may: [name, ...namesIn(may)],
    tests: tests === 'everything' ? null : namesIn(tests),
  }))
  const missing = rows.flatMap(({ may }) => may).filter((name) => !rows.some((row) => row.name === name))
  if (rows.length === 0 || missing.length > 0)
    throw new Error(`docs/architecture.md: the table of zones lacks ${missing.join(', ') || 'every row'}`)
  return rows
}

const rows = readZones()

/** The rule for files from which only `may` is imported. A zone within a zone is a zone of its own. */
function importsOnly(may) {
  const zones = rows
    .filter(({ name }) => !may.includes(name))
    .map(({ name }) => ({
      target: '.',
      from: `./${name}`,
      except: may.filter((inner) => inner.startsWith(`${name}/`)).map((inner) => `.${inner.slice(name.length)}`),
    }))
  return { 'import/no-restricted-paths': ['error', { zones }] }
}

/** Inner zones come after those that they lie in: of two blocks for one file the later counts. */
const zones = rows
  .filter(({ isFree }) => !isFree)
  .toSorted((one, other) => one.name.length - other.name.length)
  .flatMap(({ name, may, tests }) => [
    { files: [name, `${name}/**`], ignores: ['**/*.test.*'], rules: importsOnly(may) },
    ...(tests === null ? [] : [{ files: [`${name}/**/*.test.*`], rules: importsOnly([...may, ...tests]) }]),
  ])

const STREAMS = ['process.stdout', 'process.stderr', 'console.error', 'console.warn'].map((name) => ({
  object: name.split('.')[0],
  property: name.split('.')[1],
  message: 'Events are written by the log (server/log.ts, lib/server/log.ts).',
}))

/** What a session rests on: one file makes cookies that no script reads, and every writing route is a handler. */
const STORES = [
  'lib/server/auth/session-cookie.ts',
  'lib/client/shortlist/selection-store.ts',
  'lib/client/shortlist/shortlist-base.ts',
  'lib/client/desk/unsaved.ts',
  // Shows what these keep.
  'app/offline/saved.js',
]
const sessionRules = [
  {
    selector: 'Property[key.name="httpOnly"]',
    message: 'Hidden cookies are set in lib/server/auth/session-cookie.ts.',
  },
  {
    selector: 'ExpressionStatement[directive="use server"]',
    message: 'A writing route is a handler in app/api.',
  },
  {
    selector: 'Identifier[name=/^(localStorage|sessionStorage|indexedDB)$/]',
    message:
      'Nothing but the shortlist, the comparison and unsaved forms of the desk is stored where scripts can read it.',
  },
]

/** Younger than the oldest browsers that are supported (`browserslist` of package.json). */
const YOUNG = [
  { object: 'URL', property: 'parse', message: 'parseUrl in lib/contract/parse-url.ts.' },
  { object: 'URL', property: 'canParse', message: 'parseUrl in lib/contract/parse-url.ts.' },
  { object: 'AbortSignal', property: 'any' },
  { object: 'Promise', property: 'withResolvers' },
  { object: 'Object', property: 'groupBy' },
]

/** Who asks whether an error is an outage might take a bug for one. */
const OUTAGES = ['lib/server/provider/outage.ts', 'lib/server/provider/provider.ts']
const outageRule = {
  selector: 'BinaryExpression[operator="instanceof"][right.name="ProviderError"]',
  message: 'Outages are survived by surviveOutage in lib/server/provider/outage.ts.',
}

const REACT_RULES = next.flatMap(({ rules = {} }) => Object.keys(rules)).filter((rule) => rule.startsWith('react'))

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
    // Nothing is rendered here, and the rules about React compile each file that they read.
    files: [
      '{e2e,provider,scripts,server,tools}/**/*.{ts,mts}',
      'lib/{bff,contract,messages,rules,server}/**/*.ts',
      '**/*.test.ts',
    ],
    rules: Object.fromEntries(REACT_RULES.map((rule) => [rule, 'off'])),
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
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
  ...zones,
  {
    // Where the framework or a tool asks for a default export.
    files: [
      'app/**',
      'testing/provider/global-*.ts',
      'testing/jest-runtime.mjs',
      '*.config.{ts,mjs}',
      'next.config.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    files: ['scripts/**', 'tools/**', 'provider/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Whoever reads the log reads JSON (docs/operating.md).
    files: ['app/**', 'lib/server/**', 'lib/bff/**', 'server/**', 'instrumentation.ts'],
    ignores: ['**/*.test.*'],
    rules: { 'no-restricted-properties': ['error', ...STREAMS] },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'server/**', 'middleware.ts'],
    ignores: [...STORES, ...OUTAGES, '**/*.test.*'],
    rules: { 'no-restricted-syntax': ['error', ...sessionRules, outageRule] },
  },
  {
    // What runs is read in one look. The style guide is a page of samples.
    files: ['app/**', 'components/**', 'lib/**', 'provider/**', 'scripts/**', 'server/**', 'middleware.ts'],
    ignores: ['**/*.test.*', 'app/[[]lang[]]/styleguide/**'],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['components/**', 'lib/contract/**', 'lib/rules/**', 'lib/messages/**', 'lib/client/**'],
    ignores: ['**/*.test.*'],
    rules: { 'no-restricted-properties': ['error', ...YOUNG] },
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
