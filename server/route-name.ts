import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { splitLanguage } from '@/lib/rules/routes/localized-url'
import { isRoute, SIDE_PAGES } from '@/lib/rules/routes/table'
import { isFile } from './security-headers'

/** What the build made of the folders of app/: addresses by file. */
const BUILT = '.next/app-path-routes-manifest.json'
const OURS = ['/healthz', '/readyz']
const SIDE_FOLDERS = SIDE_PAGES.map((pattern) => `/${pattern.split('/')[1]}`)

/** The addresses of handlers, as their folders spell them: `/api/institutes/[id]/reviews`. */
function builtHandlers(): string[] {
  if (!existsSync(BUILT)) return []
  const addresses = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(BUILT, 'utf8')))
  return Object.entries(addresses).flatMap(([file, address]) => (file.endsWith('/route') ? [address] : []))
}

function patternOf(address: string): RegExp {
  const spelt = address.replaceAll(/\[(\.{3})?\w+\]|\./g, (part, all: string | undefined) =>
    part === '.' ? String.raw`\.` : all === undefined ? '[^/]+' : '.+',
  )
  return new RegExp(`^${spelt}$`)
}

/**
 * Names what an address asks for, by one of few names: a page as the table of routes has it, whatever its language, or a
 * handler as its folder is called. Nothing that a visitor writes into an address is in a name.
 */
export function routeNames(handlers: readonly string[] = builtHandlers()): (url: string) => string {
  const plain = new Set(handlers.filter((address) => !address.includes('[')))
  const patterns = handlers
    .filter((address) => address.includes('['))
    .map((address) => ({ address, pattern: patternOf(address) }))
  return (url) => {
    const [path = ''] = url.split('?', 1)
    const { page } = splitLanguage(path)
    if (isRoute(page) || OURS.includes(page) || plain.has(page)) return page
    const [, folder = ''] = page.split('/')
    if (SIDE_FOLDERS.includes(`/${folder}`)) return `/${folder}`
    const handler = patterns.find(({ pattern }) => pattern.test(page))
    if (handler !== undefined) return handler.address
    return isFile(page) ? `/${folder}` : 'other'
  }
}
