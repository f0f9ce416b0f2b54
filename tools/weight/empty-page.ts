import { execFile } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'

const require = createRequire(import.meta.url)
const run = promisify(execFile)

const FILES = {
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }',
  'app/page.js': 'export default function Page() { return <h1>Empty</h1> }',
  'next.config.mjs': 'export default {}',
}

/**
 * What the framework loads for a page with nothing on it, in bytes, by gzip: an empty application is built
 * with the very Next of this project, in a folder of its own within it, and taken away again.
 */
export async function weighEmptyPage(): Promise<number> {
  const folder = mkdtempSync('.next-empty-')
  try {
    mkdirSync(join(folder, 'app'))
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
    await run(process.execPath, [require.resolve('next/dist/bin/next'), 'build', folder], {
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
    const html = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8')
    // Polyfills (`nomodule`) are for browsers that the website does not know.
    const scripts = [...html.matchAll(/<script\b(?![^>]*nomodule)[^>]*\bsrc="\/_next\/([^"]+)"/gi)]
    const sizes = scripts.map(([, path = '']) => gzipSync(readFileSync(join(folder, '.next', path))).byteLength)
    if (sizes.length === 0) throw new Error('the empty page has no scripts')
    return sizes.reduce((sum, size) => sum + size, 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
