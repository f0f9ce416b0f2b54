import childProcess from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { openFile } from '@/provider/import/read/open-file'
import { heading, row, TITLE, writePdf, type Columns } from '@/testing/import/rank-pdf'
import { detectRanks } from './detect-ranks'
import { readKeaApart } from './read-apart'
import { readKea } from './read-kea'

jest.setTimeout(120_000)

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'read-apart-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, bytes: Uint8Array | string) => {
  const file = path.join(folder, name)
  writeFileSync(file, bytes, 'latin1')
  return file
}
/** One page of these contents, without a table of its objects: readers find them by themselves. */
const pdf = (contents: string, ...more: string[]) =>
  [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 5 0 R /Resources << /Font << /F 4 0 R >> /XObject << /X 6 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    contents,
    ...more,
  ].reduce((all, object, at) => `${all}${at + 1} 0 obj\n${object}\nendobj\n`, '%PDF-1.4\n') +
  'trailer\n<< /Root 1 0 R >>\n%%EOF\n'
const stream = (text: string, more = '') => `<< /Length ${text.length} ${more} >>\nstream\n${text}\nendstream`
/** 50 KB that hold a line of 50 million letters. */
const longLine = () =>
  pdf(stream(deflateSync(`BT /F 6 Tf (${'a'.repeat(50_000_000)}) Tj ET`).toString('latin1'), '/Filter /FlateDecode'))
/** 6 KB: each of 24 drawings draws the next one twice, and the last one is a letter. */
const doublings = () => {
  const drawing = (contents: string, resources: string) =>
    stream(contents, `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${resources} >>`)
  const twice = (_: unknown, at: number) => drawing('/X Do /X Do', `/XObject << /X ${at + 7} 0 R >>`)
  const letter = drawing('BT /F 6 Tf (a) Tj ET', '/Font << /F 4 0 R >>')
  return pdf(stream('/X Do'), ...Array.from({ length: 24 }, twice), letter)
}

test('a list is read as it is read here; what is said of it is heard', async () => {
  const columns: Columns = { codes: ['1G', 'GM'], first: 90, pitch: 30 }
  const college = { text: 'College: E901 Mallige College, Hassan', x: 22, y: 145 }
  const page = [college, ...heading(columns, 155), ...row(columns, 165, ['DESIGN'], ['--', '7516.5'])]
  const file = write('list.pdf', writePdf([[...TITLE, ...page]]))
  const said = { exam: 'pgcet-mca', year: 2030, round: 3 }
  const expected = await readKea(file, new Uint8Array(readFileSync(file)), said)
  expect(expected.lists).toHaveLength(1)
  expect(await readKeaApart(file, said)).toEqual(expected)
})

test('another PDF is refused by the same sentence', async () => {
  await expect(readKeaApart(write('fees.pdf', pdf(stream(''))))).rejects.toThrow(/found a PDF document without one\.$/)
})

test('one that is unpacked into very much ends by its memory', async () => {
  const limits = { megabytes: 300, seconds: 60 }
  await expect(readKeaApart(write('long.pdf', longLine()), undefined, limits)).rejects.toThrow(
    /long\.pdf: reading the PDF takes more than 300 MB of memory, as no list of KEA's does; nothing of it was imported\.$/,
  )
})

test('whoever else ends it is not said to be its memory', async () => {
  const fork = jest.spyOn(childProcess, 'fork')
  const reading = readKeaApart(write('doublings.pdf', doublings()))
  const [started] = fork.mock.results
  fork.mockRestore()
  if (started?.type === 'return') started.value.kill('SIGKILL')
  await expect(reading).rejects.toThrow(/doublings\.pdf: what reads the PDF ended with SIGKILL;/)
})

test('an import reads a PDF so, within a gigabyte and two minutes', async () => {
  const fork = jest.spyOn(childProcess, 'fork')
  const found = detectRanks(await openFile(write('fees.pdf', pdf(stream('')))))
  await expect(found).rejects.toThrow(/found a PDF document without one\.$/)
  const [, ...limits] = fork.mock.calls[0] ?? []
  fork.mockRestore()
  expect(limits).toMatchObject([['1024'], { timeout: 120_000 }])
})

test('one that takes for ever ends by its time', async () => {
  const limits = { megabytes: 1024, seconds: 5 }
  await expect(readKeaApart(write('doublings.pdf', doublings()), undefined, limits)).rejects.toThrow(
    /doublings\.pdf: reading the PDF takes more than 5 seconds/,
  )
})
