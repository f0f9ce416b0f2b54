import sharp from 'sharp'
import { CAMPUS_KINDS } from '@/lib/drawing/campus/campus'
import { ICON_NAMES } from '@/lib/drawing/icons'
import { SCENE_KINDS } from '@/lib/drawing/scenes'
import { drawingAt, iconAddress, pictureAddress } from '@/provider/pictures/address'
import { pictures } from '@/provider/pictures/routes'

async function measure(path: string) {
  const answer = await pictures.request(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  const body = Buffer.from(await answer.arrayBuffer())
  const { format, width, height } = await sharp(body).metadata()
  return { bytes: body.byteLength, format, width, height }
}

describe('GET /media/drawn', () => {
  it.each(CAMPUS_KINDS)('renders a %s of at most 40 kB', async (kind) => {
    for (const [seed, hue] of [
      [1, 0],
      [34, 156],
      [99, 348],
    ] as const) {
      const { bytes, ...picture } = await measure(pictureAddress(kind, seed, hue))
      expect(picture).toEqual({ format: 'webp', width: 1280, height: 720 })
      expect(bytes).toBeLessThan(40_000)
    }
  })

  it.each(SCENE_KINDS)('renders the scene %s under 60 kB', async (kind) => {
    const { bytes, ...picture } = await measure(pictureAddress(kind, 7, 264))
    expect(picture).toEqual({ format: 'webp', width: 1600, height: 640 })
    expect(bytes).toBeLessThan(60_000)
  })

  it('renders crests and people small', async () => {
    expect(await measure('/media/drawn/crest/KVM/8-264.webp')).toMatchObject({ width: 320, height: 320 })
    expect(await measure('/media/drawn/avatar/60-24.webp')).toMatchObject({ width: 256, height: 256 })
  })

  it('renders every icon in a few kilobytes', async () => {
    expect(ICON_NAMES.length).toBeGreaterThan(40)
    for (const name of ICON_NAMES) {
      const { bytes, ...icon } = await measure(iconAddress(name, 264))
      expect(icon).toEqual({ format: 'webp', width: 192, height: 192 })
      expect(bytes).toBeLessThan(6_000)
    }
  })

  it('may be kept for long and is not sent again', async () => {
    const first = await pictures.request('/media/drawn/gate/2-24.webp')
    expect(first.headers.get('cache-control')).toContain('immutable')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const again = await pictures.request('/media/drawn/gate/2-24.webp', { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('draws one picture once for many callers, and all of many pictures', async () => {
    const same = await Promise.all(Array.from({ length: 40 }, () => pictures.request('/media/drawn/farm/3-36.webp')))
    expect(same.every(({ status }) => status === 200)).toBe(true)
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, i) => pictures.request(`/media/drawn/avatar/${i + 1}-0.webp`)),
    )
    expect(many.every(({ status }) => status === 200)).toBe(true)
  })

  it('turns callers away when too many pictures wait, and goes on afterwards', async () => {
    const flood = await Promise.all(
      Array.from({ length: 99 }, (_, i) =>
        pictures.request(`/media/drawn/avatar/${(i % 60) + 1}-${i < 60 ? 120 : 132}.webp`),
      ),
    )
    const refused = flood.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('retry-after')).toBe('2')
    expect((await pictures.request('/media/drawn/avatar/60-132.webp')).status).toBe(200)
  })

  it.each([
    '/media/drawn/castle/1-0.webp',
    '/media/drawn/building/0-0.webp',
    '/media/drawn/building/100-0.webp',
    '/media/drawn/building/01-0.webp',
    '/media/drawn/building/1-7.webp',
    '/media/drawn/building/1-360.webp',
    '/media/drawn/building/1--12.webp',
    '/media/drawn/building/1-0.png',
    '/media/drawn/building/1-0.webp/x',
    '/media/drawn/building/AB/1-0.webp',
    '/media/drawn/crest/1-0.webp',
    '/media/drawn/crest/ABCD/1-0.webp',
    '/media/drawn/crest/ab/1-0.webp',
    '/media/drawn/crest/AB/46-0.webp',
    '/media/drawn/avatar/61-0.webp',
    '/media/drawn/constructor/1-0.webp',
    '/media/drawn/icon/1-0.webp',
    '/media/drawn/icon/cup-7.webp',
    '/media/drawn/icon/cup-360.webp',
    '/media/drawn/icon/cup.webp',
    '/media/drawn/icon/constructor-0.webp',
    '/media/drawn/',
  ])('answers 404 to %s', async (path) => {
    expect(drawingAt(path)).toBeNull()
    expect((await pictures.request(path)).status).toBe(404)
  })
})
