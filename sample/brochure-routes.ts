import { Hono } from 'hono'
import { brochureFile } from '@/sample/brochure/brochure-file'
import { SAMPLE } from '@/sample/directory'

/** `GET /media/brochures/sample-<institution>-<brochure>.pdf`, both counted from 1. */
export const sampleBrochures = new Hono()

sampleBrochures.get('/media/brochures/:file', (c) => {
  const [, institution = '', number = ''] = /^sample-([1-9]\d{0,3})-([1-9])\.pdf$/.exec(c.req.param('file')) ?? []
  const sample = SAMPLE[Number(institution) - 1]?.sample
  const title = sample?.brochures?.[Number(number) - 1]
  if (!sample || title === undefined) return c.json({ message: 'There is no such brochure.' }, 404)
  c.header('Content-Type', 'application/pdf')
  c.header('Cache-Control', 'public, max-age=86400')
  c.header('X-Content-Type-Options', 'nosniff')
  return c.body(brochureFile(title, sample))
})
