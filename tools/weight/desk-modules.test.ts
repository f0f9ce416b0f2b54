/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deskModulesOfPublicPages } from './desk-modules'

let app = ''
beforeEach(() => void (app = mkdtempSync(path.join(tmpdir(), 'manifests-'))))
afterEach(() => rmSync(app, { recursive: true }))

function manifest(page: string, ...modules: string[]) {
  mkdirSync(path.join(app, page), { recursive: true })
  const clientModules = Object.fromEntries(modules.map((module) => [`[project]/${module}`, { id: 1 }]))
  const said = `globalThis.__RSC_MANIFEST["/${page}/page"] = ${JSON.stringify({ clientModules })}`
  writeFileSync(path.join(app, page, 'page_client-reference-manifest.js'), said)
}

test('a module of the desk in the scripts of a public page is named with its page', () => {
  manifest('desk/[lang]/reviews', 'components/desk/review-keys.tsx')
  manifest('[lang]/filter', 'components/directory/facets.tsx')
  expect(deskModulesOfPublicPages(app)).toEqual([])
  manifest('[lang]/about', 'components/desk/qr-code.tsx', 'components/shell/bar.tsx')
  expect(deskModulesOfPublicPages(app)).toEqual([
    '[lang]/about/page_client-reference-manifest.js: /components/desk/qr-code.tsx',
  ])
})

test('manifests that name nothing of the desk are no proof', () => {
  manifest('desk/[lang]/reviews', 'somewhere/else.tsx')
  expect(() => deskModulesOfPublicPages(app)).toThrow(/no manifest of the build names a module of the desk/)
})
