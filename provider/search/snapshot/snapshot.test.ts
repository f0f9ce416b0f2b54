import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DirectoryIndex } from '@/provider/search/directory-index'
import { DirectorySearch } from '@/provider/search/directory-search'
import type { InstituteFilter } from '@/provider/search/filter-column'
import { LiveDirectory } from '@/provider/search/live-directory'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'
import { makeRecord } from '@/testing/search/records'
import { indexOf } from '@/testing/search/small-directory'
import type { Archive } from './archive'
import { NoArchive, readArchive } from './read-archive'
import { SnapshotFile } from './snapshot-file'
import { writeArchive } from './write-archive'

const RECORDS = [
  makeRecord({
    id: 7,
    name: 'Hill College',
    otherNames: ['ಗುಡ್ಡ ಕಾಲೇಜು'],
    typeIds: [1, 14],
    districtId: 545,
    cityId: 276600,
    averageRating: 4.5,
    reviewCount: 3,
    fees: [9_000, 25_000],
    courseNames: ['Civil Engineering B.E.'],
    mark: 12,
    gaps: ['phone'],
    typeId: 14,
    changedAt: 1_795_680_000,
  }),
  makeRecord({ id: 9, name: 'Lake School', isResidential: true, mark: -3 }),
  makeRecord({ id: 12, name: 'Lake School' }),
]

/** What a search over it says, in every order and by every filter that the records have. */
function answersOf(index: DirectoryIndex) {
  const search = new DirectorySearch(index)
  const filters = [
    {},
    { institute_type_id: 14 },
    { min_fee: 20_000 },
    { min_rating: 4 },
    { is_residential: true },
    { lacking: ['phone'] as const },
  ]
  const asked = ['', 'hill', 'lak', 'lave', 'lake scool', 'ಗುಡ್ಡ', 'hill civil', 'collage in mysore']
  return asked.flatMap((text) =>
    filters.flatMap((filter) =>
      (['relevance', 'name', 'rating', 'fee', 'kind', 'changed'] as const).map((sort) =>
        search.list({ ...filter, ...(text !== '' && { search: text }), sort, page: 1, limit: 10, withFacets: true }),
      ),
    ),
  )
}

describe('an index as a file', () => {
  let folder = ''
  const file = () => join(folder, 'index')
  const read = (version = 'a') => {
    const index = new DirectoryIndex()
    readArchive(file(), version, index)
    return index
  }

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'search-index-'))
    const index = indexOf(RECORDS)
    index.remove(9)
    index.settle()
    index.put({ ...makeRecord({ id: 9, name: 'Lake School' }), isResidential: true, mark: -3 })
    index.settle()
    await writeArchive(file(), 'a', index)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('answers as before', () => {
    const index = read()
    expect(answersOf(index)).toEqual(answersOf(indexOf(RECORDS)))
    expect([7, 9, 12, 13].map((id) => index.markOf(id))).toEqual([12, -3, 0, null])
    expect(index.namesakesOf(12)).toEqual([9, 12])
  })

  test('of more than is written at once is whole', async () => {
    const texts = Array.from({ length: 2_001 }, (_, at) => `ಹೆಸರು "${at}"`)
    const ints = Int32Array.from({ length: 300_000 }, (_, at) => at)
    const had: unknown[] = []
    const parts = (archive: Archive) => had.push(archive.texts(texts), archive.texts([]), archive.ints(ints))
    await writeArchive(file(), 'a', { exchange: parts })
    had.length = 0
    readArchive(file(), 'a', { exchange: parts })
    expect(had).toEqual([texts, [], ints])
  })

  test('can be changed as before', () => {
    const index = read()
    const same = indexOf(RECORDS)
    for (const each of [index, same]) {
      each.remove(7)
      each.put(makeRecord({ id: 70, name: 'Hill College of Law', courseNames: ['Law'] }))
      each.put(makeRecord({ id: 9, name: 'Meadow School' }))
      each.settle()
    }
    expect(answersOf(index)).toEqual(answersOf(same))
  })

  test('of other code, damaged or cut short is none', () => {
    expect(() => read('b')).toThrow(NoArchive)
    const bytes = readFileSync(file())
    writeFileSync(file(), bytes.subarray(0, bytes.length - 9))
    expect(() => read()).toThrow(NoArchive)
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
    writeFileSync(file(), bytes)
    expect(() => read()).toThrow(NoArchive)
  })

  test('is there for the next start, where it is worth it; a folder that is none is said', async () => {
    const log = { info: jest.fn(), warn: jest.fn() }
    const kept = new SnapshotFile(folder, log, 3)
    expect(kept.read()).toBeNull()
    await new SnapshotFile(folder, log, 4).write(indexOf(RECORDS))
    expect(kept.read()).toBeNull()
    await kept.write(indexOf(RECORDS))
    expect(kept.read()?.size).toBe(3)
    expect(log.warn).not.toHaveBeenCalled()
    await new SnapshotFile(join(file(), 'none'), log, 3).write(indexOf(RECORDS))
    expect(log.warn).toHaveBeenCalledTimes(1)
  })
})

describeOnEachDatabase('a start from a kept index', (database) => {
  const run = (statement: string) => database().pool.query(statement)
  const nobody = { read: () => Promise.reject(new Error('everything was read')) }

  test('holds what the database holds by then, however it came there', async () => {
    const { db } = database()
    await run('truncate institutes, courses cascade')
    for (const name of ['Hill College', 'Lake College', 'Stone College', 'Meadow College'])
      await addInstitute(db, { name, courses: [{ name: 'Civil', fees: 50_000 }] })
    const kept: DirectoryIndex[] = []
    const first = new LiveDirectory(db)
    first.snapshot = { read: () => null, write: async (index) => void kept.push(index) }
    await first.search()
    await run(`update institutes set name = '{"en": "Quarry College"}' where name ->> 'en' = 'Lake College'`)
    await run(`delete from institutes where name ->> 'en' = 'Stone College'`)
    await run(`update courses set fees = 9000 where institute_id =
      (select id from institutes where name ->> 'en' = 'Hill College')`)
    await addInstitute(db, { name: 'River College' })
    // As if it had been restored: no note says that anybody has changed.
    await run('delete from directory_changes')
    const again = new LiveDirectory(db)
    again.bulk = nobody
    again.snapshot = { read: () => kept[0] ?? null, write: async () => {} }
    const search = await again.search()
    const find = (filter: InstituteFilter) => search.list({ ...filter, sort: 'name', page: 1, limit: 10 })
    const { rows } = await database().pool.query<{ id: number }>(`select id from institutes order by name ->> 'en'`)
    expect(find({}).ids).toEqual(rows.map(({ id }) => id))
    expect(find({ max_fee: 9_000 }).ids).toEqual(rows.slice(0, 1).map(({ id }) => id))
  })
})
