import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import iconv from 'iconv-lite'
import type { BrokenRow, RawRow } from '@/provider/import/draft'
import { OWN_COLUMNS, readColumnMap, type ColumnMap } from '@/provider/import/sources/own-columns'
import { detectList, sampleObjects } from './detect'
import { openBytes, openFile } from './open-file'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'import-read-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function fileOf(content: string | Buffer): string {
  files += 1
  // The name says nothing, or worse: formats are told by content.
  const file = path.join(folder, `list-${files}.pdf`)
  writeFileSync(file, content)
  return file
}

async function read(content: string | Buffer, map: ColumnMap = new Map()) {
  const list = detectList(await openFile(fileOf(content)), map)
  const rows: (RawRow | BrokenRow)[] = []
  for await (const row of list.rows()) rows.push(row)
  return { kind: list.kind, format: list.format, rows }
}

const refusal = (content: string | Buffer) =>
  read(content).then(
    () => 'read',
    (error: unknown) => (error instanceof Error ? error.message.replace(/^.*?: expected [^;]*; /, '') : ''),
  )

const AICTE = '{"aicte_id":"1-1","institute_name":"A","programmes":[]}'
const UDISE = 'schname,schcd,schcat\nGLPS A,29010100101,1\n'

describe('formats are told by content', () => {
  test.each<[string, string | Buffer, string, string]>([
    ['AICTE array', `[${AICTE},\n${AICTE}]`, 'aicte', 'AICTE JSON array'],
    ['AICTE lines', `${AICTE}\n${AICTE}\n`, 'aicte', 'AICTE JSON lines'],
    ['UDISE CSV, columns in another order', UDISE, 'udise', 'UDISE CSV'],
    ['UDISE CSV, gzip', gzipSync(UDISE), 'udise', 'UDISE CSV'],
    ['AICTE array, gzip', gzipSync(`[${AICTE}]`), 'aicte', 'AICTE JSON array'],
    ['our CSV', 'College Name;District\nA;Hassan\n', 'own', 'our CSV'],
    ['our JSON lines', '{"name":"A"}\n', 'own', 'our JSON lines'],
    ['our JSON array', '[{"name":"A"}]', 'own', 'our JSON array'],
  ])('%s', async (_what, content, kind, format) => expect(await read(content)).toMatchObject({ kind, format }))

  test('a CSV without a heading, once a map says what its columns are', async () => {
    const content = 'Kamala College of Arts,Bangalore,1\nMallige Polytechnic,Mysore,2\n'
    expect(await refusal(content)).toMatch(/^found CSV without a heading .*; its values suggest --map name=1,city=2\.$/)
    const map = readColumnMap([
      ['name', '1'],
      ['city', '2'],
    ])
    if (typeof map === 'string') throw new Error(map)
    expect(await read(content, map)).toMatchObject({
      format: 'our CSV, without a heading',
      rows: [
        { line: 1, values: { name: 'Kamala College of Arts', city: 'Bangalore', '3': '1' } },
        { line: 2, values: { name: 'Mallige Polytechnic', city: 'Mysore' } },
      ],
    })
  })

  test('a JSON object keyed by name, once a map says so; one of lists as it is', async () => {
    const keyed = '{\n"Kamala College": {"where": "Bangalore"},\n"Mallige Polytechnic": {"where": "Mysore"}, "x": 1}'
    expect(await refusal(keyed)).toMatch(/"key", "where".*; its values suggest --map name=key,city=where\.$/)
    const map = readColumnMap([['name', 'key']])
    if (typeof map === 'string') throw new Error(map)
    expect(await read(keyed, map)).toMatchObject({
      kind: 'own',
      rows: [
        { line: 1, values: { name: 'Kamala College', where: 'Bangalore' } },
        { line: 2, values: { name: 'Mallige Polytechnic', where: 'Mysore' } },
        { line: 3, broken: 'expected a JSON object under "x", found 1' },
      ],
    })
    expect(await read('{"ranked": [{"name": "A"}], "others": [{"name": "B"}]}')).toMatchObject({
      rows: [{ values: { name: 'A', key: 'ranked' } }, { values: { name: 'B', key: 'others' } }],
    })
    expect(await read('{"list": [{"name": "A"}', new Map())).toMatchObject({
      rows: [{ broken: expect.stringMatching(/^not readable as JSON/) }],
    })
  })

  test('titles and the separator above a heading are no rows; lines keep their numbers', async () => {
    expect(await read('sep=;\nColleges of Hassan;;\n;;\nNo;Name of the College;Town\n1;A;Hassan\n')).toMatchObject({
      rows: [{ line: 5, values: { name: 'A', city: 'Hassan' } }],
    })
  })

  test('headings in Kannada are known; a list with names in both languages has both', async () => {
    expect(
      await read('ಕ್ರಮ ಸಂಖ್ಯೆ,ಕಾಲೇಜಿನ ಹೆಸರು,ಜಿಲ್ಲೆ,ಪಿನ್\u200cಕೋಡ್,ವೆಬ್ಸೈಟ್\n1,ಕಮಲಾ ಕಾಲೇಜು,ಹಾಸನ,573201,hill.example\n'),
    ).toMatchObject({
      kind: 'own',
      rows: [{ values: { name_kn: 'ಕಮಲಾ ಕಾಲೇಜು', district: 'ಹಾಸನ', zip: '573201', website: 'hill.example' } }],
    })
    // In two scripts at once, too.
    expect(await read('Name / ಹೆಸರು,ಜಿಲ್ಲೆ District\nKamala College,Hassan\n')).toMatchObject({
      rows: [{ values: { name: 'Kamala College', district: 'Hassan' } }],
    })
    // Where a column of unknown heading looks like names, somebody is asked first.
    expect(await refusal('Title,ಹೆಸರು\nKamala College,ಕಮಲಾ\nMallige College,ಮಲ್ಲಿಗೆ\n')).toMatch(/--map name=Title\.$/)
    expect(await read('Name,ಹೆಸರು\nKamala College,ಕಮಲಾ ಕಾಲೇಜು\n')).toMatchObject({
      rows: [{ values: { name: 'Kamala College', name_kn: 'ಕಮಲಾ ಕಾಲೇಜು' } }],
    })
  })

  test.each(['College Name,Name of the University\nA,VTU\n', 'University Name,Name of the College\nVTU,A\n'])(
    'a university beside the names is no name of an institution: %j',
    async (list) => expect(await read(list)).toMatchObject({ rows: [{ values: { name: 'A', university: 'VTU' } }] }),
  )

  test.each([
    // As people save them: the institutions' column is known by its heading, or by what stands in it.
    ['College name,Name,Principal name\nKamala College,Asha Rao,Ravi K\n', 'Name,Principal name'],
    ['Name,College name\nAsha Rao,Kamala College\n', 'Name'],
    [
      'Name of the Trust,Name of the Institution,Name\nKamala Trust,Kamala College,Asha Rao\n',
      'Name of the Trust,Name',
    ],
    ['College,Name\nE001,Kamala College\n', 'College'],
    ['School,School name\nKamala School,Kamala College\n', 'School'],
    ['ಕಾಲೇಜಿನ ಹೆಸರು,ಹೆಸರು,Name\nಕಮಲಾ ಕಾಲೇಜು,ಆಶಾ ರಾವ್,Kamala College\n', 'ಹೆಸರು'],
    ['Name,Name,City\nAsha Rao,Kamala College,Hassan\n', 'Name'],
    ['[{"college_name":"Kamala College","name":"Asha Rao"}]', '“name”'],
    ['{"1":{"name":"Asha Rao","college":"Kamala College"}}', 'key,“name”'],
  ])('of several columns that may be names one is the institutions’: %j', async (list, unused) => {
    const { rows } = await read(list)
    expect(rows).toMatchObject([{ values: { name: 'Kamala College' } }])
    const [row] = rows
    if (row === undefined || 'broken' in row) throw new Error('no row')
    expect(Object.keys(row.values).filter((key) => !OWN_COLUMNS.includes(key))).toEqual(unused.split(','))
  })

  test('what somebody says is the name is, whatever else looks like one', async () => {
    const list = 'College name,Name\nKamala College,Asha Rao\n'
    expect(await read(list, new Map([['name', 'name']]))).toMatchObject({ rows: [{ values: { name: 'Asha Rao' } }] })
  })

  test('where somebody says that the universities are the names, they are', async () => {
    const map = new Map([
      ['university_name', 'name'],
      ['college_name', '-'],
    ])
    const both = await read('University Name,ಹೆಸರು\nTunga University,ತುಂಗಾ\n', map)
    expect(both).toMatchObject({ rows: [{ values: { name: 'Tunga University', name_kn: 'ತುಂಗಾ' } }] })
    expect(await read('University Name,College Name\nVTU,A\n', map)).toMatchObject({
      rows: [{ values: { name: 'VTU' } }],
    })
  })

  test('a list of universities is one of institutions', async () =>
    expect(await read('{"University Name":"Tunga University"}')).toMatchObject({
      rows: [{ values: { name: 'Tunga University' } }],
    }))

  test('without a heading no row is taken for a title', async () => {
    const map = new Map([
      ['2', 'name'],
      ['3', 'city'],
    ])
    expect(await read('1,Kamala College,\n2,Mallige College,Hassan\n', map)).toMatchObject({
      rows: [{ line: 1, values: { name: 'Kamala College' } }, { line: 2 }],
    })
    expect(await read('Kamala College,,,,\nA,B,C,D,E\n', new Map([['1', 'name']]))).toMatchObject({
      rows: [{ line: 1, values: { name: 'Kamala College' } }, { line: 2 }],
    })
  })

  test('columns without a name among them: their values say which it may be', async () =>
    expect(
      await refusal('Title,Place,District\nKamala College,Mysore,Mysore\nMallige College,Sirsi,Uttara Kannada\n'),
    ).toMatch(/; its values suggest --map name=Title,city=Place\.$/))

  test.each<[string, string | Buffer, RegExp]>([
    ['an Excel workbook', Buffer.from('504b030414000600', 'hex'), /^found an Excel workbook/],
    ['an empty file', '', /^found an empty file\.$/],
    ['empty lines', '\n \n\n', /^found nothing but empty lines\.$/],
    ['gzip of nothing', gzipSync(''), /^found a gzip file with nothing in it\.$/],
    ['gzip of a PDF', gzipSync('%PDF-1.7'), /^found gzip of a PDF document\.$/],
    ['HTML', '<!doctype html><html>', /^found an HTML or XML page\.$/],
    [
      'JSON of another shape',
      '{"total": 3, "items": []}',
      /^found JSON objects with "total", "items", none of which is a name/,
    ],
    [
      'one pretty JSON object',
      '{\n  "total": 3,\n  "items": [1]\n}',
      /^found one JSON object with "total", "items" instead of a list\.$/,
    ],
    ['a JSON array of numbers', '[1, 2]', /^found a JSON array without objects\.$/],
    [
      'CSV without a name',
      'code,town\n1,Hassan\n',
      /^found CSV with the columns "code", "town", none of which is a name \(say which with --map name=/,
    ],
    ['prose', 'Dear reader\nhow are you\n', /^found a text without columns\.$/],
    ['binary data', Buffer.from([1, 2, 3, 4, 5, 6, 7, 8, 1, 2]), /^found binary data\.$/],
  ])('%s is refused in one sentence', async (_what, content, sentence) =>
    expect(await refusal(content)).toMatch(sentence),
  )

  // 300 KB of a PDF held up everybody for half a minute, where it was read.
  test.each([
    ['a PDF document', '%PDF-1.7'],
    ['a gzip file', gzipSync('name\nA\n')],
  ])('of a list in memory %s is never unpacked', (what, content) => {
    expect(() => openBytes('list.csv', Buffer.from(content))).toThrow(`found ${what}.`)
  })

  test('a missing file and a folder too', async () => {
    await expect(openFile(path.join(folder, 'none.csv'))).rejects.toThrow(
      /none\.csv: expected an AICTE JSON file.*; found no such file\.$/,
    )
    await expect(openFile(folder)).rejects.toThrow(/found a folder\.$/)
  })

  test('gzip that is cut short stops the import', async () => {
    const cut = gzipSync(Array.from({ length: 20_000 }, (_, index) => `{"name":"College ${index * 7919}"}`).join('\n'))
    await expect(read(cut.subarray(0, cut.length - 900))).rejects.toThrow(/gzip data is damaged or cut short/)
  })
})

describe('CSV as operators have it', () => {
  const names = (rows: (RawRow | BrokenRow)[]) =>
    rows.map((row) => ('broken' in row ? `${row.line}: ${row.broken}` : `${row.line}: ${String(row.values.name)}`))

  test('mark, semicolons, Windows line ends, empty lines, lines of separators', async () => {
    const { rows } = await read('\ufeffName;City\r\n\r\n"Âme; College";Hassan\r\n;;\r\n  \r\nB;Udupi\r\n')
    expect(rows).toEqual([
      { line: 3, values: { name: 'Âme; College', city: 'Hassan' } },
      { line: 6, values: { name: 'B', city: 'Udupi' } },
    ])
  })

  test('tabs, and line breaks within quotation marks', async () => {
    const { rows } = await read('name\taddress\nA\t"1st Main\n2nd Cross"\nB\t\n')
    expect(rows).toEqual([
      { line: 2, values: { name: 'A', address: '1st Main\n2nd Cross' } },
      { line: 4, values: { name: 'B', address: '' } },
    ])
  })

  test('lines of UTF-8 and of Windows-1252 in one file', async () => {
    const mixed = Buffer.concat([
      Buffer.from('name,city\nಕಾಲೇಜು,Hassan\n'),
      iconv.encode('Café “A”,Udupi\n', 'win1252'),
      Buffer.from('Ågren,Hassan'),
    ])
    expect(names((await read(mixed)).rows)).toEqual(['2: ಕಾಲೇಜು', '3: Café “A”', '4: Ågren'])
  })

  test.each(['utf-16le', 'utf-16be'])('%s, with and without a mark', async (encoding) => {
    for (const addBOM of [true, false]) {
      const { rows } = await read(iconv.encode('name,city\nಕಾಲೇಜು College,Hassan\n', encoding, { addBOM }))
      expect(names(rows)).toEqual(['2: ಕಾಲೇಜು College'])
    }
  })

  test('a quotation mark that nobody closes costs its row alone', async () => {
    const { rows } = await read(
      `name,city\nA,Hassan\n"B,Hassan\n${Array.from({ length: 60 }, (_, index) => `C${index},Udupi`).join('\n')}\n`,
    )
    expect(names(rows).slice(0, 3)).toEqual(['2: A', '3: a quotation mark in this row is never closed', '4: C0'])
    expect(rows).toHaveLength(62)
  })

  test('a row with too many cells is broken, one with too few is read', async () => {
    expect(names((await read('name,city\nA,Hassan,x\nB\nC,Udupi,\n')).rows)).toEqual([
      '2: 3 columns where the heading has 2',
      '3: B',
      '4: C',
    ])
  })

  test('several columns with other names are one', async () => {
    const csv = await read('College,Short Name,a.k.a.,Old name,Phone,Mobile\nA,B,,C;D,1,2\n')
    expect(csv.rows).toMatchObject([{ values: { name: 'A', alternative_names: [['B', ''], 'C;D'], phone: '2' } }])
    const json = await read('[{"name":"A","acronym":"B","also_known_as":["C","D"]}]')
    expect(json.rows).toMatchObject([{ values: { alternative_names: ['B', ['C', 'D']] } }])
  })

  test('foreign columns by --map, in both directions', async () => {
    for (const pairs of [[['name', 'Ka Hesaru']], [['Ka Hesaru', 'name']]] as [string, string][][]) {
      const map = readColumnMap(pairs)
      if (typeof map === 'string') throw new Error(map)
      expect(names((await read('Ka Hesaru,city\nA,Hassan\n', map)).rows)).toEqual(['2: A'])
    }
    expect(readColumnMap([['a', 'b']])).toMatch(/neither "a" nor "b" is a column of ours/)
  })
})

describe('JSON', () => {
  test('objects at its beginning are read each as a whole, however they are laid out and nested', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const objects = [
      { name: 'A "{" in a name\\', at: { town: 'Hubli' } },
      { name: 'B', at: { town: 'Gadag' } },
    ]
    const names = (text: string) => [...sampleObjects(text)].map(({ name }) => name)
    expect([...sampleObjects(JSON.stringify(objects, null, 4))]).toEqual(objects)
    expect(names(`[{"name":"A","deep":${deep}},{"name":"B"}]`)).toEqual(['A', 'B'])
    expect(names('[{"name":"A"},{"name":"cut')).toEqual(['A'])
    expect(names('[{"name":"A","open":"}}}}')).toEqual([])
  })

  test('a bad line of JSON lines costs its row alone', async () => {
    const { rows } = await read('{"name":"A"}\n{"name": \n[1]\n{"name":"B"}\n')
    expect(rows.map((row) => [row.line, 'broken' in row])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, false],
    ])
  })

  test('a text that nobody closes costs its element alone', async () => {
    const { rows } = await read(
      '[\n  {"name": "A"},\n  {"name": "B},\n  {"name": "C"},\n  3,\n  {"name": "D [}\\""}\n]\n',
    )
    expect(rows).toEqual([
      { line: 2, values: { name: 'A' } },
      { line: 3, broken: 'a text in this row is never closed' },
      { line: 4, values: { name: 'C' } },
      { line: 5, broken: 'expected a JSON object, found 3' },
      { line: 6, values: { name: 'D [}"' } },
    ])
  })

  test('an array that is cut short says so at its last row', async () => {
    const { rows } = await read('[{"name":"A"},\n{"name":"B", "city"')
    expect(rows).toEqual([
      { line: 1, values: { name: 'A' } },
      { line: 2, broken: 'the file ends in the middle of this row' },
    ])
  })

  test('an array on one line of megabytes', async () => {
    const { rows } = await read(
      `[${Array.from({ length: 60_000 }, (_, index) => `{"name":"ಕಾಲೇಜು ${index}"}`).join(',')}]`,
    )
    expect(rows).toHaveLength(60_000)
    expect(rows.at(-1)).toEqual({ line: 1, values: { name: 'ಕಾಲೇಜು 59999' } })
  })
})
