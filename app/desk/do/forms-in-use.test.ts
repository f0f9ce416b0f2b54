/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { keysOf } from '@/lib/contract/keys-of'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

/** That a form's post is there, types hold: `DeskPost`. They do not say that a post has a form. */
const files = ['components/desk', 'app/desk', 'lib/rules/desk'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => join(folder, path)),
)

/** What stands where a `DeskPost` is asked for; of `passkey-${ceremony}` its start, and a star. */
function namedIn(file: string): string[] {
  const named: string[] = []
  const add = (node: ts.Node | undefined) => {
    if (node === undefined) return
    if (ts.isStringLiteral(node)) named.push(node.text)
    if (ts.isTemplateExpression(node)) named.push(`${node.head.text}*`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'to') add(node.initializer)
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'to') add(node.initializer)
    if (ts.isCallExpression(node) && node.expression.getText() === 'deskPost') add(node.arguments[0])
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return named
}

test('each post of the desk has a form', () => {
  const named = new Set(files.flatMap(namedIn))
  const starts = [...named].flatMap((name) => (name.endsWith('*') ? [name.slice(0, -1)] : []))
  // Rooms of records name their own, and types demand it.
  const ofRooms: readonly string[] = Object.values(RECORD_ROOMS).flatMap(({ posts }) => Object.values(posts))
  const isSaid = (name: string) => named.has(name) || starts.some((start) => name.startsWith(start))
  expect(keysOf(DESK_FORMS).filter((name) => !isSaid(name) && !ofRooms.includes(name))).toEqual([])
})
