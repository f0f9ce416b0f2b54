import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

/** Packages that ship ES modules alone, which jest must compile. */
const ES_MODULES = [
  'yet-another-react-lightbox',
  'csv-parse',
  'lucide-react',
  'p-limit',
  'yocto-queue',
  'icu-minify',
  'unpdf',
  '@formatjs',
  '@noble',
]

/** Folders of tools/ whose tests need no database. */
const TOOLS_OF_WEBSITE = ['capacity', 'film', 'serving', 'weight']

/** What the projects share; made once, since next starts a compiler to read tsconfig.json. */
const shared = createConfig({
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/testing/empty-module.ts',
    // Its part that reads PDF is an ES module alone, which the rest imports late.
    '^unpdf$': '<rootDir>/node_modules/unpdf/dist/index.mjs',
    '^unpdf/pdfjs$': '<rootDir>/node_modules/unpdf/dist/pdfjs.mjs',
  },
  runtime: '<rootDir>/testing/jest-runtime.mjs',
  setupFiles: ['<rootDir>/testing/steady-properties.ts'],
  // What nobody replaces: looked up in the world of its own that each test file has, such a name is slow. None that a
  // module declares for itself (`Map` is an icon).
  sandboxInjectedGlobals: ['Object', 'Array', 'Error', 'Symbol', 'Math', 'JSON'],
  testPathIgnorePatterns: ['/node_modules/', '/.next'],
  modulePathIgnorePatterns: ['<rootDir>/.next'],
})()

const project = async (config) => ({
  ...(await shared),
  ...config,
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
})

export default async function config() {
  return {
    // For the same reason that testing/testing-library.ts has.
    testTimeout: 60_000,
    projects: [
      await project({
        displayName: 'components',
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/{app,components,lib}/**/*.test.tsx'],
        setupFilesAfterEnv: ['<rootDir>/testing/no-console-errors.ts', '<rootDir>/testing/testing-library.ts'],
      }),
      await project({
        displayName: 'website',
        // What needs a browser's objects without rendering asks for them: @jest-environment jsdom.
        testEnvironment: 'node',
        testMatch: [
          '<rootDir>/{app,components,lib,e2e,scripts,server,testing}/**/*.test.ts',
          `<rootDir>/tools/{*.test.ts,{${TOOLS_OF_WEBSITE}}/**/*.test.ts}`,
          '<rootDir>/*.test.ts',
        ],
        setupFilesAfterEnv: ['<rootDir>/testing/no-console-errors.ts'],
      }),
      await project({
        displayName: 'provider',
        testEnvironment: 'node',
        testMatch: [
          '<rootDir>/{provider,sample}/**/*.test.ts',
          // Those of each other folder: a new one is run, too.
          `<rootDir>/tools/!(${TOOLS_OF_WEBSITE.join('|')})/**/*.test.ts`,
        ],
        globalSetup: '<rootDir>/testing/provider/global-setup.ts',
        globalTeardown: '<rootDir>/testing/provider/global-teardown.ts',
      }),
    ],
  }
}
