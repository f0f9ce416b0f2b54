/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { keysOf } from '@/lib/contract/keys-of'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

/** What makes forms of the desk, or posts as they do. */
const sources = ['components/desk', 'app/desk', 'lib/client/desk', 'lib/rules/desk'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(join(folder, path), 'utf8')),
)
/** Where they post to, as it stands there. */
const NAMED = [/\bto="([^"]+)"/g, /\bto: '([^']+)'/g, /\$\{DESK_POSTS\}([a-z-]+)[`?]/g]
const named = new Set(
  sources.flatMap((source) => NAMED.flatMap((way) => [...source.matchAll(way)].map(([, name = '']) => name))),
)
/** One form is that of several posts, of which each has these words before its own. */
const OF_SEVERAL = /\$\{DESK_POSTS\}([a-z-]+-)\$\{/g
const several = sources.flatMap((source) => [...source.matchAll(OF_SEVERAL)].map(([, start = '']) => start))
/** Rooms of records name their own, and types demand it. */
const ofRooms: readonly string[] = Object.values(RECORD_ROOMS).flatMap(({ posts }) => Object.values(posts))
const forms: readonly string[] = keysOf(DESK_FORMS)

test('what a form of the desk posts to is there', () => {
  expect(named.size).toBeGreaterThan(20)
  expect([...named].filter((name) => !forms.includes(name))).toEqual([])
})

test('each post of the desk has a form', () => {
  const isSaid = (name: string) => named.has(name) || several.some((start) => name.startsWith(start))
  expect(forms.filter((name) => !isSaid(name) && !ofRooms.includes(name))).toEqual([])
})
