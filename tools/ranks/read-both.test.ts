import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CommandError } from '@/provider/command/command-error'
import { writePdf } from '@/testing/import/rank-pdf'
import { readBoth } from './read-both'

const folder = mkdtempSync(path.join(tmpdir(), 'read-both-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['fees.pdf', writePdf([[{ text: 'Fees of 2031', x: 22, y: 40 }]]), /found a PDF document without one\.$/],
  ['damaged.pdf', '%PDF-1.4\nand no more', /the PDF cannot be read/],
  [
    'ranks.csv',
    'exam,year\nDCET,2031\n',
    /expected KEA's list of cut-off ranks as a PDF document; found another file\.$/,
  ],
  ['none.pdf', null, /found no such file\.$/],
])('%s is refused in one line that says what was expected', async (name, content, sentence) => {
  const file = path.join(folder, name)
  if (content !== null) writeFileSync(file, content)
  const refused: unknown = await readBoth(file).catch((error: unknown) => error)
  if (!(refused instanceof CommandError)) throw refused
  expect(refused.message).toMatch(sentence)
  expect(refused.message).not.toContain('\n')
})
