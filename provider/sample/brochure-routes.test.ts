/** @jest-environment node */
import { sampleBrochures } from '@/provider/sample/brochure-routes'
import { SAMPLE } from '@/provider/sample/directory'
import { sampleRows } from '@/provider/sample/rows'

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
      expect(file).toMatch(/^%PDF-1\.4\n[^]+%%EOF\n$/)
      const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
      expect(file.slice(start, start + 4)).toBe('xref')
      expect(
        file
          .slice(start)
          .match(/^\d{10} 00000 n $/gm)
          ?.map((row) => file.slice(Number(row.slice(0, 10))).split(' ')[0]),
      ).toEqual(['1', '2', '3', '4', '5'])
    }
  })

  it.each(['sample-1-9.pdf', 'sample-0-1.pdf', 'sample-9999-1.pdf', 'sample-1-1.txt', 'other.pdf'])(
    'answers 404 to %s',
    async (file) => {
      expect((await sampleBrochures.request(`/media/brochures/${file}`)).status).toBe(404)
    },
  )
})
