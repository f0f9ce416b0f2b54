import { Hono } from 'hono'
import { brochureFile } from '@/sample/brochure/brochure-file'
import { SAMPLE } from '@/sample/directory'
import { hasKannadaBrochure, type SampleInstitute } from '@/sample/institute'

/** `GET /media/brochures/sample-<institution>-<brochure>.pdf`, both counted from 1, or `kn` for the one in Kannada. */
export const sampleBrochures = new Hono()

async function fileOf({ type, sample }: { type: string; sample: SampleInstitute }, which: string) {
  if (which === 'kn') {
    if (!hasKannadaBrochure(sample)) return null
    // With HarfBuzz, which nothing else here needs.
    const { kannadaBrochure } = await import('@/sample/brochure/kannada-brochure')
    return kannadaBrochure(type, sample)
  }
  const title = sample.brochures?.[Number(which) - 1]
  return title === undefined ? null : brochureFile(title, sample)
}

sampleBrochures.get('/media/brochures/:file', async (c) => {
  const [, institution = '', which = ''] = /^sample-([1-9]\d{0,3})-([1-9]|kn)\.pdf$/.exec(c.req.param('file')) ?? []
  const entry = SAMPLE[Number(institution) - 1]
  const file = entry === undefined ? null : await fileOf(entry, which)
  if (file === null) return c.json({ message: 'There is no such brochure.' }, 404)
  c.header('Content-Type', 'application/pdf')
  c.header('Cache-Control', 'public, max-age=86400')
  c.header('X-Content-Type-Options', 'nosniff')
  return c.body(file)
})
