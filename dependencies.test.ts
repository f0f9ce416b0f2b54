import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What is installed is what was reviewed: package-lock.json names each package, and the digest of its content. */
const lockedSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
})
const { packages } = lockedSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
const ours = z
  .object({ license: z.string(), overrides: z.record(z.string(), z.record(z.string(), z.string())) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

test('every package has the digest of its content', () => {
  const without = installed.filter(([, entry]) => entry.integrity === undefined && !entry.link)
  expect(without.map(([path]) => path)).toEqual([])
  expect(installed.filter(([, { integrity }]) => integrity?.startsWith('sha512-')).length).toBeGreaterThan(500)
})

test('what is left out of a package is left out by a stub of ours, never by a stranger', () => {
  const replaced = Object.values(ours.overrides).flatMap((replacements) => Object.values(replacements))
  expect(replaced.filter((by) => !by.startsWith('file:'))).toEqual([])
  const linked = installed.flatMap(([, { link, resolved = '' }]) => (link ? [resolved] : []))
  expect(linked).toHaveLength(replaced.length)
  expect(linked.filter((folder) => !existsSync(join(folder, 'package.json')))).toEqual([])
})

test('the licence that package.json names is there', () => {
  expect(readFileSync('LICENSE', 'utf8').startsWith(`${ours.license} License\n`)).toBe(true)
})
