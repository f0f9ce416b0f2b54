/** @jest-environment node */
import { sampleBrochures } from '@/sample/brochure-routes'
import { SAMPLE } from '@/sample/directory'
import { sampleRows } from '@/sample/rows'

describe('GET /media/brochures', () => {
  it('has a PDF for every brochure of the sample', async () => {
    const addresses = SAMPLE.flatMap(({ type, sample }, index) =>
      sampleRows(sample, index, type).brochures.map(({ fileUrl }) => fileUrl),
    )
    expect(addresses.length).toBeGreaterThan(40)
    for (const address of addresses) {
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

  it.each(['sample-1-9.pdf', 'sample-0-1.pdf', 'sample-9999-1.pdf', 'sample-1-1.txt', 'other.pdf'])(
    'answers 404 to %s',
    async (file) => {
      expect((await sampleBrochures.request(`/media/brochures/${file}`)).status).toBe(404)
    },
  )
})
