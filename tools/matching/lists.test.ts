import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { heading, row, TITLE, writePdf, type Columns } from '@/testing/import/rank-pdf'
import { NoLists } from '@/tools/bench/real-lists'
import { findLabelledList } from './lists'

const root = mkdtempSync(path.join(tmpdir(), 'labelled-lists-'))
const [folder, scratch] = [path.join(root, 'lists'), path.join(root, 'scratch')]
beforeAll(() => [folder, scratch].forEach((each) => mkdirSync(each)))
afterAll(() => rmSync(root, { recursive: true }))

const COLUMNS: Columns = { codes: ['1G', 'GM'], first: 90, pitch: 30 }
const college = (text: string, y: number) => [
  { text: `College: ${text}`, x: 22, y },
  ...heading(COLUMNS, y + 15),
  ...row(COLUMNS, y + 25, ['CIVIL'], ['70257', '17552']),
]
const write = (name: string, content: string | Uint8Array) => writeFileSync(path.join(folder, name), content)
const contentOf = ([file = '']: readonly string[]): unknown => JSON.parse(readFileSync(file, 'utf8'))

test('a list as CSV is tried as it lies there, packed or not', async () => {
  write('mallige_2031.csv', 'id,name\n')
  write('sampige.csv.gz', '')
  expect(await findLabelledList('mallige', [folder], scratch)).toEqual({
    name: 'mallige',
    files: [path.join(folder, 'mallige_2031.csv')],
  })
  expect((await findLabelledList('sampige', [folder], scratch)).files).toEqual([path.join(folder, 'sampige.csv.gz')])
})

test('of NIRF each list becomes one with numbered rows', async () => {
  const entries = [
    { name: 'Mallige College', city: 'Hassan', state: 'Karnataka' },
    { name: 'Sampige College', city: 'Hassan', state: 'Karnataka' },
  ]
  write('nirf_2031.json', JSON.stringify({ 'law_ranking.json': entries, 'medical_ranking.json': entries.slice(1) }))
  const { files } = await findLabelledList('nirf', [folder], scratch)
  expect(files.map((file) => path.basename(file))).toEqual(['nirf-law_ranking.json', 'nirf-medical_ranking.json'])
  expect(contentOf(files)).toEqual([
    { id: 'law_ranking:0', name: 'Mallige College', city: 'Hassan' },
    { id: 'law_ranking:1', name: 'Sampige College', city: 'Hassan' },
  ])
})

test("of KEA's rounds each college becomes a row, once; another of its papers is left", async () => {
  const later = college('E902 Sampige Institute, Hassan 9 OTHER ROAD', 180)
  write('kea_2031_round2.pdf', writePdf([[...TITLE, ...later, ...college('E903 Kedige University', 250)]]))
  const first = college('E901 Mallige College of Engineering, Hassan B M ROAD, HASSAN', 145)
  write('kea_2031_round1.pdf', writePdf([[...TITLE, ...first, ...college('E902 Sampige Institute, Hassan', 200)]]))
  write('kea_fees.pdf', 'no list of ranks')
  const { files } = await findLabelledList('kea', [folder], scratch)
  expect(contentOf(files)).toEqual([
    { id: 'E901', name: 'Mallige College of Engineering, Hassan', address: 'B M ROAD, HASSAN' },
    { id: 'E902', name: 'Sampige Institute, Hassan', address: null },
    { id: 'E903', name: 'Kedige University', address: null },
  ])
})

test('a list that is nowhere is said', async () => {
  await expect(findLabelledList('kedige', [folder], scratch)).rejects.toThrow(NoLists)
})
