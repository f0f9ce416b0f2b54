import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answeredByInstitutions, readQuerySet, type EvalQuery } from './query-set'

const folder = mkdtempSync(path.join(tmpdir(), 'query-set-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(entries: unknown) {
  const file = path.join(folder, 'queries.json')
  writeFileSync(file, JSON.stringify(entries))
  return readQuerySet(file)
}

it('reads the queries that stand here', () => {
  expect(readQuerySet().length).toBeGreaterThanOrEqual(300)
})

it.each([
  ['neither answers nor a place', { query: 'a', kind: 'exact', half: 'develop' }],
  ['no answers', { query: 'a', answers: [], kind: 'exact', half: 'develop' }],
  ['both', { query: 'a', answers: ['aicte:1'], in: { city: 'Hassan' }, kind: 'exact', half: 'develop' }],
  ['another half', { query: 'a', answers: ['aicte:1'], kind: 'exact', half: 'test' }],
])('refuses an entry with %s', (_what, entry) => {
  expect(() => read([entry])).toThrow()
})

it('knows which queries need no schools', () => {
  const common = { query: 'a', kind: 'mixed', half: 'develop' } as const
  const place = { in: { district: 'Dharwad' } }
  const needless: EvalQuery[] = [
    { ...common, answers: ['aicte:1', 'aicte:2'] },
    { ...common, ...place },
    { ...common, ...place, type: 'polytechnic' },
  ]
  const needing: EvalQuery[] = [
    { ...common, answers: ['aicte:1', 'udise:29010100101'] },
    { ...common, ...place, type: 'school' },
    { ...common, ...place, type: 'pu-college' },
  ]
  expect([...needless, ...needing].map(answeredByInstitutions)).toEqual([true, true, true, false, false, false])
})
