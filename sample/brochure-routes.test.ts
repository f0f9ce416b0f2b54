/** @jest-environment node */
import { sampleBrochures } from '@/sample/brochure-routes'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { SAMPLE } from '@/sample/directory'
import { hasKannadaBrochure } from '@/sample/institute'
import { sampleRows } from '@/sample/rows'

const run = promisify(execFile)

describe('GET /media/brochures', () => {
  it('has a PDF in English for every brochure of the sample', async () => {
    const addresses = SAMPLE.flatMap(({ type, sample }, index) =>
      sampleRows(sample, index, type).brochures.map(({ fileUrl }) => fileUrl),
    )
    expect(addresses.length).toBeGreaterThan(40)
    for (const address of addresses.filter((each) => !each.endsWith('-kn.pdf'))) {
      const answer = await sampleBrochures.request(address)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      const file = Buffer.from(await answer.arrayBuffer()).toString('latin1')
      expect(file).toMatch(/^%PDF-1\.7\n[^]+%%EOF\n$/)
      expect(file).toContain('/Marked true')
      expect(file).toContain('/H1 <</MCID 0>> BDC')
      // Small: a page or two of text.
      expect(file.length).toBeLessThan(20_000)
    }
  })

  it('has PDFs in Kannada, whose letters are embedded and whose words stand beside them', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'brochures-'))
    // By the command: HarfBuzz is an ES module that waits at its top, which jest cannot load.
    await run(process.execPath, ['--import', 'tsx', 'tools/brochures.mts', folder])
    const written = SAMPLE.flatMap(({ sample }, index) =>
      hasKannadaBrochure(sample) ? [{ sample, file: path.join(folder, `sample-${index + 1}-kn.pdf`) }] : [],
    )
    expect(written.length).toBeGreaterThan(4)
    for (const { sample, file } of written) {
      const pdf = await readFile(file, 'latin1')
      expect(pdf).toMatch(/^%PDF-1\.7\n[^]+%%EOF\n$/)
      expect(pdf).toContain('/Lang (kn-IN)')
      expect(pdf.match(/\/FontFile2 /g)?.length).toBeGreaterThan(1)
      const said = [...pdf.matchAll(/\/ActualText <FEFF([0-9A-F]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
        .join('')
      expect(said).toContain(sample.kn?.name)
      expect(said).toContain(sample.kn?.about)
      expect(pdf.length).toBeLessThan(80_000)
    }
    await rm(folder, { recursive: true })
  })

  it.each([
    'sample-1-9.pdf',
    'sample-2-kn.pdf',
    'sample-kn-1.pdf',
    'sample-0-1.pdf',
    'sample-9999-1.pdf',
    'sample-1-1.txt',
    'other.pdf',
  ])('answers 404 to %s', async (file) => {
    expect((await sampleBrochures.request(`/media/brochures/${file}`)).status).toBe(404)
  })
})
