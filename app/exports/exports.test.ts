import type { ServerResponse } from 'node:http'
import { parse } from 'csv-parse/sync'
import { GET as getFile } from '@/app/exports/[name]/route'
import { GET as getList } from '@/app/exports/lists/[list]/route'
import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { scholarshipListSchema } from '@/lib/contract/scholarship'
import { getEnvironment } from '@/lib/server/env'
import { SITE_EXAMPLES } from '@/lib/rules/open-data/examples'
import { LIST_LIMITS } from '@/lib/rules/open-data/list-files'
import { EXAMPLES, OPEN_RECORD as RECORD } from '@/testing/contract-examples'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: () => {} }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/cache/keep-briefly', () => ({ keepBriefly: () => {} }))
jest.mock('@/lib/server/log', () => ({ log: { error: () => {}, warn: () => {} } }))

const DATED = 'karnataka-institutions-2030-06-01'
const sha256 = 'b'.repeat(64)
const FILES = ['csv', 'csv.gz', 'ndjson', 'ndjson.gz'].map((end) => ({
  name: `${DATED}.${end}`,
  kind: `institutions.${end.replace('.gz', '')}`,
  is_compressed: end.endsWith('.gz'),
  bytes: 10,
  sha256,
}))
const EDITION = { name: '2030-06-01', made_at: '2030-06-01T06:00:00Z', institutes: 1, courses: 0, files: FILES }
const DETAIL = { institute: { institute_name: { en: 'Kaveri Institute' } }, record: RECORD }

const [DATE] = Object(EXAMPLES['GET /calendar']?.answer).data

let provider: StubServer
let asked: { path: string; headers: Record<string, unknown> }[]
/** By path; what is no object is the answer's status. */
let answers: Record<string, object | number>
beforeAll(async () => void (provider = await startStubServer()))
afterAll(() => provider.close())
beforeEach(() => {
  asked = []
  answers = {
    '/exports': { data: { licence: 'CC-BY-4.0', edition: EDITION } },
    '/sources': { data: [{ name: 'mine', title: 'A list', licence: 'MIT', url: null }] },
    '/institute/details': { data: DETAIL },
    '/institutes': { data: [{ id: 7, name: '=Kaveri', record: RECORD }], totalPages: 1 },
    '/notification': { data: { notifications: [{ title: 'News', status: 'Active', link: '/filter' }] } },
    '/top-institutes': [{ institute_id: 7, name: 'Kaveri Institute' }],
  }
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 5_000 }))
  provider.answer((request, response) => {
    const path = (request.url ?? '').replace('/api/v1', '')
    asked.push({ path, headers: request.headers })
    if (path.startsWith('/exports/')) return file(response, path.includes('gone'))
    const answer = answers[path.replace(/\?.*/, '')] ?? 404
    if (typeof answer === 'number') response.writeHead(answer).end('{}')
    else response.end(JSON.stringify(answer))
  })
})

function file(response: ServerResponse, isGone: boolean): void {
  if (isGone) return void response.writeHead(404).end()
  const headers = { etag: '"b"', 'content-range': 'bytes 0-3/10', 'content-length': '4', 'x-powered-by': 'somebody' }
  response.writeHead(206, headers).end('0123')
}

const ask = (name: string, headers: Record<string, string> = {}) =>
  getFile(new Request(`http://localhost:3000/exports/${name}`, { headers }), { params: Promise.resolve({ name }) })
const list = (address: string, init: RequestInit & { visitor?: string } = {}) => {
  const [name = ''] = address.split('?')
  const { visitor = '192.0.2.1', ...asked } = init
  const request = new Request(`http://localhost:3000/exports/lists/${address}`, {
    ...asked,
    headers: { 'x-visitor-address': visitor },
  })
  return getList(request, { params: Promise.resolve({ list: name }) })
}
const rowsOf = async (address: string): Promise<Record<string, string>[]> =>
  parse(await (await list(address)).text(), { bom: true, columns: true })

describe('files', () => {
  test('a file is passed on with the part that was asked for, under its dated name', async () => {
    const answer = await ask(`${DATED}.csv`, { range: 'bytes=0-3', 'if-range': '"b"', cookie: 'session=1' })
    expect([answer.status, await answer.text()]).toEqual([206, '0123'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      etag: '"b"',
      'content-range': 'bytes 0-3/10',
      'access-control-allow-origin': '*',
      'cache-control': 'public, no-cache, no-transform',
      'content-disposition': expect.stringContaining(`filename="${DATED}.csv"`),
    })
    expect(answer.headers.has('x-powered-by')).toBe(false)
    const { headers } = asked.at(-1) ?? { headers: {} }
    expect(headers).toMatchObject({ range: 'bytes=0-3', 'if-range': '"b"' })
    expect(headers).not.toHaveProperty('cookie')
  })

  test('the newest is where its address leads', async () => {
    const answer = await ask('institutions.csv.gz')
    expect([answer.status, answer.headers.get('location')]).toEqual([307, `/exports/${DATED}.csv.gz`])
  })

  test('the digests of all files, as sha256sum reads them', async () => {
    expect(await (await ask('SHA256SUMS')).text()).toBe(FILES.map(({ name }) => `${sha256}  ${name}\n`).join(''))
  })

  test('the catalogue names every file with its digest, and the lists that it is made of', async () => {
    const catalogue: unknown = JSON.parse(await (await ask('catalogue.jsonld')).text())
    expect(catalogue).toMatchObject({
      '@type': 'dcat:Catalog',
      'dcat:dataset': [
        {
          '@type': 'dcat:Dataset',
          'dcat:version': '2030-06-01',
          'dct:source': [{ 'dct:title': 'A list', 'dct:license': 'https://opensource.org/license/mit' }],
          'dcat:distribution': FILES.map(({ name }) => ({
            'dcat:downloadURL': { '@id': `http://localhost:3000/exports/${name}` },
            'spdx:checksum': { 'spdx:checksumValue': { '@value': sha256 } },
            'dct:license': { '@id': 'https://creativecommons.org/licenses/by/4.0/' },
          })),
        },
      ],
    })
  })

  test('the columns of a file stand where CSV on the Web looks for them', async () => {
    const answer = await ask(`${DATED}.csv-metadata.json`)
    expect(answer.headers.get('content-type')).toBe('application/csvm+json')
    expect(await answer.json()).toMatchObject({
      url: `http://localhost:3000/exports/${DATED}.csv`,
      tableSchema: {
        primaryKey: 'id',
        columns: expect.arrayContaining([expect.objectContaining({ name: 'pin', datatype: 'string' })]),
      },
    })
  })

  test.each([
    ['nothing', 404],
    ['karnataka-gone.csv', 404],
    ['manifest.json', 404],
  ])('%s is %i', async (name, status) => {
    expect((await ask(name)).status).toBe(status)
    expect(asked.map(({ path }) => path)).not.toContain('/exports/manifest.json')
  })

  test.each([
    ['while the first files are made', { data: { licence: null, edition: null } }, 503],
    ['of a provider that has none', 404, 404],
    ['of a provider that fails', 500, 503],
  ])('%s', async (_, answer, status) => {
    answers['/exports'] = answer
    for (const name of ['institutions.csv', 'SHA256SUMS', `${DATED}.csv`]) expect((await ask(name)).status).toBe(status)
  })
})

describe('lists', () => {
  test('institutions as far as licences allow, with the filters of the page, and no formulas', async () => {
    expect(await rowsOf('institutions.csv?instituteId=1&search=a')).toMatchObject([
      {
        Number: '7',
        Name: "'=Kaveri",
        Ownership: 'Private, unaided',
        District: 'Mysuru',
        Page: 'http://localhost:3000/college/detail?id=7',
      },
    ])
    const { path } = asked.find((each) => each.path.startsWith('/institutes')) ?? { path: '' }
    expect(Object.fromEntries(new URL(path, 'http://p').searchParams)).toMatchObject({
      institute_type_id: '1',
      search: 'a',
      limit: '100',
      records: '1',
    })
  })

  test.each([
    ['that may not be given on', { ...RECORD, name: null, courses: [] }],
    ['of a provider that does not say', undefined],
  ])('of an institution %s there are the name and the page', async (_, record) => {
    answers['/institutes'] = { data: [{ id: 7, name: 'Kaveri', record }] }
    const told = { Number: '7', Name: 'Kaveri', Page: 'http://localhost:3000/college/detail?id=7' }
    expect(await rowsOf('institutions.csv')).toEqual([told])
    const other = { id: 8, name: 'Tunga', record: RECORD }
    answers['/institutes'] = { data: [{ id: 7, name: 'Kaveri', record }, other] }
    const [row = {}, open = {}] = await rowsOf('institutions.csv')
    expect(row).toMatchObject({ ...told, District: '' })
    expect([open.Number, open.District]).toEqual(['8', 'Mysuru'])
    expect(Object.values(row).filter((value) => value !== '')).toHaveLength(3)
  })

  test('of none there are all columns', async () => {
    answers['/institutes'] = { data: [] }
    expect(await (await list('institutions.csv')).text()).toMatch(/,District,.*\r?\n$/)
  })

  test('the columns are those of any line, also of one far behind', async () => {
    provider.answer((request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://p').searchParams.get('page'))
      const record = page === 3 ? RECORD : { ...RECORD, name: null }
      response.end(JSON.stringify({ data: [{ id: page, name: `College ${page}`, record }], totalPages: 3 }))
    })
    expect((await rowsOf('institutions.csv')).map(({ Number, District }) => [Number, District])).toEqual([
      ['1', ''],
      ['2', ''],
      ['3', 'Mysuru'],
    ])
  })

  describe('of a directory of which nothing may be given on', () => {
    let pages = 0
    let leaving: AbortController
    beforeEach(() => {
      pages = 0
      leaving = new AbortController()
      provider.answer((_, response) => {
        pages += 1
        if (pages === 3) leaving.abort()
        const lines = Array.from({ length: 100 }, (_, at) => ({
          id: pages * 100 + at,
          name: 'College',
          record: { ...RECORD, name: pages === 12 ? 'College' : null },
        }))
        response.end(JSON.stringify({ data: lines, totalPages: 12 }))
      })
    })

    test('so many are looked through, and then every column is there', async () => {
      const response = await list('institutions.csv')
      expect(pages).toBeLessThanOrEqual(11)
      const rows: Record<string, string>[] = parse(await response.text(), { bom: true, columns: true })
      expect(rows).toHaveLength(1_200)
      expect(rows.at(-1)).toMatchObject({ District: 'Mysuru' })
    })

    test('nothing more is asked for a visitor who has gone', async () => {
      await list('institutions.csv', { signal: leaving.signal })
      expect(pages).toBe(3)
    })
  })

  test('every page of the directory', async () => {
    provider.answer((request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://p').searchParams.get('page'))
      response.end(JSON.stringify({ data: [{ id: page, name: `College ${page}` }], totalPages: 3 }))
    })
    expect((await rowsOf('institutions.csv')).map(({ Name }) => Name)).toEqual(['College 1', 'College 2', 'College 3'])
  })

  test('namesakes are told apart', async () => {
    const told = { institute_name: 'Government College', disambiguation: 'Kolar' }
    answers['/institute/details'] = { data: { institute: told } }
    answers['/institutes'] = { data: [{ id: 7, name: 'Government College', disambiguation: 'Kolar' }], totalPages: 1 }
    for (const address of ['institutions.csv', 'shortlist.csv?ids=9'])
      expect((await rowsOf(address)).map(({ Name }) => Name)).toEqual(['Government College, Kolar'])
  })

  test.each(['shortlist.csv?ids=7,8,7', 'comparison.csv?ids=7,8', 'top-institutions.csv'])('%s', async (address) => {
    const [row] = await rowsOf(address)
    expect(row).toMatchObject({ Number: '7', Name: 'Kaveri Institute' })
  })

  test('updates and sources, in the language of the page', async () => {
    expect(await rowsOf('updates.csv?lang=kn')).toEqual([
      { ಶೀರ್ಷಿಕೆ: 'News', ವಿವರ: '', ಕೊಂಡಿ: 'http://localhost:3000/kn/filter', ಆರಂಭ: '', ಕೊನೆ: '' },
    ])
    expect(await rowsOf('sources.csv')).toMatchObject([
      { Title: 'A list', Licence: 'MIT' },
      { Title: 'Local Government Directory', Licence: 'GODL-India' },
    ])
    const [scholarship] = Object(EXAMPLES['GET /scholarships']?.answer).data
    answers['/scholarships'] = { data: [{ ...scholarship, is_sample: false }] }
    expect((await rowsOf('sources.csv')).at(-1)).toMatchObject({
      ...{ Title: 'Vidyasiri', 'By whom': 'The department', 'Read on': '2030-07-24' },
      'What was read': 'a stored copy of the page',
    })
    answers['/scholarships'] = 500
    expect((await list('sources.csv')).status).toBe(503)
  })

  test('dates of exams by their first day, each with its source, in the language of the page', async () => {
    const later = { ...DATE, id: 'later', first_day: '2031-05-01', last_day: null, last_time: null }
    answers['/calendar'] = { data: [later, DATE] }
    const rows = await rowsOf('dates.csv?lang=kn')
    expect(rows.map((row) => [row['ಮೊದಲ ದಿನ'], row['ಕೊನೆಯ ದಿನ']])).toEqual([
      ['2030-06-01', '2030-06-30'],
      ['2031-05-01', '2031-05-01'],
    ])
    const [{ ಕಾರ್ಯಕ್ರಮ: what, ಬಗೆ: kind, ...row } = {}] = rows
    expect([what, kind]).toEqual(['Applications', 'ಅರ್ಜಿ'])
    expect(Object.values(row)).toEqual([
      ...['ಹಿಲ್ ಪರೀಕ್ಷೆ', '2030-06-01', '10:00', '2030-06-30', '17:30'],
      ...['Hill Authority', 'https://hill.example/', '2030-05-01', 'ಕಲ್ಪಿತ, ಉದಾಹರಣೆಗಾಗಿ ಮಾತ್ರ'],
    ])
    delete answers['/calendar']
    expect(await rowsOf('dates.csv')).toEqual([])
    answers['/calendar'] = 500
    expect((await list('dates.csv')).status).toBe(503)
  })

  test('courses of an institution as far as licences allow, each with its lists and its licences', async () => {
    const [row] = await rowsOf('courses.csv?id=7')
    expect(row).toMatchObject({
      Name: 'Kaveri Institute',
      Course: RECORD.courses[0]?.name,
      Licences: RECORD.licences.join('; '),
      Page: 'http://localhost:3000/college/detail?id=7',
    })
    answers['/institute/details'] = { data: { ...DETAIL, record: { ...RECORD, name: null, courses: [] } } }
    const [kept = {}] = await rowsOf('courses.csv?id=7')
    expect(Object.values(kept).filter((value) => value !== '')).toEqual([
      'Kaveri Institute',
      'http://localhost:3000/college/detail?id=7',
    ])
    delete answers['/institute/details']
    expect(await rowsOf('courses.csv?id=9')).toEqual([])
  })

  test('the amounts of a sheet, each with its order; of another year there are none', async () => {
    answers['/fee-rules'] = Object(EXAMPLES['GET /fee-rules']?.answer)
    const [sheet] = feeSheetListSchema.parse(answers['/fee-rules'])
    const rows = await rowsOf(`fees.csv?year=${sheet?.year}`)
    const document = {
      ...{ Title: 'Fees', Authority: 'Examinations', Order: 'ED 1', Dated: '2030-07-23', Page: '2' },
      ...{ Address: 'https://example.org/fees', 'Compared on': '2030-07-24' },
    }
    const amount = {
      'Academic year': '2030-31',
      Table: 'Law',
      'Kind of college': 'Government colleges',
      'Who pays it': 'Everybody else',
      Note: 'Ask',
      Seat: 'Government seat',
      'Courses (none: all of the table)': 'Law',
      'Paid beside the fee': '',
      Rupees: '1000',
      For: 'Fee for a semester',
      'On the period': '',
      'Other fees within it, rupees': '10',
      'Other fees: courses (none: all)': 'Law',
      'For the university within the fee, rupees': '',
      ...document,
    }
    const ofNoColumn = { 'Kind of college': '', 'Who pays it': '', Note: '', Seat: '' }
    const ofNoFee = { 'Other fees within it, rupees': '', 'Other fees: courses (none: all)': '' }
    expect(rows).toEqual([
      amount,
      { ...amount, ...ofNoColumn, ...ofNoFee, 'Paid beside the fee': 'Library', Rupees: '50' },
      { ...amount, ...ofNoColumn, ...ofNoFee, Rupees: '', 'For the university within the fee, rupees': '100' },
    ])
    expect(await rowsOf('fees.csv?year=1990-91')).toEqual([])
  })

  test('scholarships with the page that says so, in the language of the page', async () => {
    answers['/scholarships'] = Object(EXAMPLES['GET /scholarships']?.answer)
    answers['/fee-rules'] = Object(EXAMPLES['GET /fee-rules']?.answer)
    const known = scholarshipListSchema.parse(answers['/scholarships'])
    const rows = await rowsOf('scholarships.csv?lang=kn')
    expect(rows.map((row) => row['ವಿಳಾಸ'])).toEqual(known.map(({ url }) => url))
    expect(await rowsOf('scholarships.csv')).toEqual([
      {
        Scholarship: 'Vidyasiri',
        'Given by': 'The department',
        'Academic year': '2030-31',
        'For whom (none: all)': '2A: ₹1,00,000 or less',
        'Courses (none: all)': 'Law',
        'How much': 'A stipend',
        Conditions: 'No hostel',
        'Where to apply': 'Online',
        'Last day': '2030-10-31',
        Address: 'https://example.org/vidyasiri',
        'Checked on': '2030-07-24',
        'What was read': 'a stored copy of the page',
        Note: 'Invented, as an example',
      },
    ])
    // A course that no sheet names bears its id.
    answers['/fee-rules'] = 500
    expect(await rowsOf('scholarships.csv')).toMatchObject([{ 'Courses (none: all)': 'law' }])
  })

  test('is saved under the day, and is nobody else’s', async () => {
    const { headers, body } = await list('shortlist.csv?ids=7')
    await body?.cancel()
    expect(headers.get('content-disposition')).toMatch(/filename="karnataka-shortlist-\d{4}-\d\d-\d\d\.csv"/)
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  })

  test('a provider that fails is 503; one that fails later breaks the file off', async () => {
    answers['/institutes'] = 500
    const away = await list('institutions.csv?lang=kn')
    expect([away.status, await away.text()]).toEqual([503, 'ಸದ್ಯ ಪಟ್ಟಿ ಸಿಗುತ್ತಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.\n'])
    provider.answer((request, response) => {
      const isFirst = request.url?.includes('page=1&')
      response
        .writeHead(isFirst ? 200 : 500)
        .end(JSON.stringify({ data: [{ id: 7, name: 'A', record: RECORD }], totalPages: 2 }))
    })
    const begun = await list('institutions.csv')
    expect(begun.status).toBe(200)
    await expect(begun.text()).rejects.toThrow('provider')
  })

  describe('few are written at a time', () => {
    const from = (visitor: number, init: RequestInit = {}) =>
      list('institutions.csv', { ...init, visitor: `192.0.2.${visitor}` })
    const statuses = (answers: Response[]) => answers.map(({ status }) => status)
    /** As many as there may be, each from another address. */
    const fill = (init?: (index: number) => RequestInit) =>
      Promise.all(Array.from({ length: LIST_LIMITS.atOnce }, (_, index) => from(index + 1, init?.(index))))

    test('whoever leaves makes room', async () => {
      const begun = await fill()
      const refused = await from(99)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, String(LIST_LIMITS.retryAfterS)])
      await begun[0]?.body?.cancel()
      const next = await from(99)
      expect(next.status).toBe(200)
      await Promise.all([...begun.slice(1), next].map((answer) => answer.text()))
      const last = await from(99)
      expect(last.status).toBe(200)
      await last.text()
    })

    test('one address has a few of them, so that a slow reader holds up nobody else', async () => {
      const own = await Promise.all(Array.from({ length: LIST_LIMITS.ofAddress + 1 }, () => from(7)))
      const other = await from(8)
      expect(statuses([...own, other])).toEqual([...Array<number>(LIST_LIMITS.ofAddress).fill(200), 503, 200])
      await Promise.all([...own, other].map((answer) => answer.text()))
    })

    // Next reads neither the body for HEAD nor that for a visitor who has gone, and cancels neither.
    test('HEAD takes none of it, and has no body', async () => {
      const heads = await fill(() => ({ method: 'HEAD' }))
      expect(heads.every(({ status, body }) => status === 200 && body === null)).toBe(true)
      const next = await from(1)
      expect(next.status).toBe(200)
      await next.text()
    })

    test('a visitor who has gone holds none, whether before or after the first line', async () => {
      const leaving = Array.from({ length: LIST_LIMITS.atOnce }, () => new AbortController())
      leaving[0]?.abort()
      await fill((index) => ({ signal: leaving[index]?.signal ?? null }))
      for (const each of leaving) each.abort()
      const all = await fill()
      expect(statuses(all)).toEqual(Array<number>(LIST_LIMITS.atOnce).fill(200))
      await Promise.all(all.map((answer) => answer.text()))
    })
  })

  test('there is no other list', async () => expect((await list('students.csv')).status).toBe(404))
})

test.each(SITE_EXAMPLES.map(({ path, status }) => [path, status] as const))('the example %s', async (path, status) => {
  const name = path.replace(/^\/exports\/(lists\/)?/, '')
  expect((await (path.includes('/lists/') ? list(name) : ask(name))).status).toBe(status)
})
