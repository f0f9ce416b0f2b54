import sharp from 'sharp'
import { type CutUpload, renderUpload } from '@/provider/pictures/upload'
import { pngBomb } from '@/testing/png-bomb'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } })

async function imageIn(upload: CutUpload) {
  if (!upload.ok) throw new Error(upload.reason)
  return { bytes: upload.image, metadata: await sharp(upload.image).metadata() }
}

describe('"re-encoded to WebP 512 px by the provider"', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s', async (format) => {
    const { metadata } = await imageIn(await renderUpload(await drawn(1_600, 800).toFormat(format).toBuffer()))
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 256 })
  })

  test('a small one is not made larger', async () => {
    const { metadata } = await imageIn(await renderUpload(await drawn(100, 60).png().toBuffer()))
    expect(metadata).toMatchObject({ width: 100, height: 60 })
  })

  test('"metadata gone", and what it says of the rotation is applied', async () => {
    const secret = 'taken at home'
    const file = await drawn(800, 400)
      .withExif({ IFD0: { ImageDescription: secret }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${secret}</note></x:xmpmeta>`)
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect(await sharp(file).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything() })
    const { bytes, metadata } = await imageIn(await renderUpload(file))
    expect(metadata).toMatchObject({ width: 256, height: 512 })
    for (const name of ['exif', 'xmp', 'icc', 'iptc', 'orientation']) expect(metadata).not.toHaveProperty(name)
    expect(bytes.includes(secret)).toBe(false)
  })

  test('texts in a PNG that unpack to very much are not unpacked', async () => {
    const bomb = pngBomb(await drawn(90, 90).png().toBuffer(), 20)
    const before = process.memoryUsage.rss()
    const { metadata } = await imageIn(await renderUpload(bomb))
    expect(metadata).toMatchObject({ width: 90, height: 90 })
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 ** 2)
  })

  test('what stands behind the picture in the file is gone', async () => {
    const file = Buffer.concat([await drawn(90, 90).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const { bytes } = await imageIn(await renderUpload(file))
    expect(bytes.includes('script')).toBe(false)
  })

  test.each([
    ['start', 'a tall one', 900, 1600, 'red'],
    ['end', 'a tall one', 900, 1600, 'blue'],
    ['start', 'a wide one', 3200, 600, 'red'],
    ['end', 'a wide one', 3200, 600, 'blue'],
  ] as const)('cut to a shape, the %s of %s stays', async (part, _name, width, height, colour) => {
    const half = width > height ? { width: width / 2, height } : { width, height: height / 2 }
    const red = await sharp({ create: { ...half, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const file = await sharp({ create: { width, height, channels: 3, background: 'blue' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { bytes, metadata } = await imageIn(await renderUpload(file, { pixels: 800, cut: { ratio: 16 / 9, part } }))
    expect([metadata.width, metadata.height]).toEqual([800, 450])
    const { dominant } = await sharp(bytes).stats()
    expect(dominant.r > dominant.b ? 'red' : 'blue').toBe(colour)
  })

  test('cut, one that a camera turned is cut as it is seen', async () => {
    const file = await drawn(1600, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { metadata } = await imageIn(await renderUpload(file, { pixels: 800, cut: { ratio: 1, part: 'end' } }))
    expect([metadata.width, metadata.height]).toEqual([800, 800])
  })

  test.each([
    ['a frame is what stays', { left: 0.5, top: 0.5, width: 0.5 }, 'blue'],
    ['also at the beginning', { left: 0, top: 0, width: 0.4 }, 'red'],
  ])('cut, %s', async (_name, part, colour) => {
    const red = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const file = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'blue' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { bytes, metadata } = await imageIn(await renderUpload(file, { pixels: 1600, cut: { ratio: 16 / 9, part } }))
    expect([metadata.width, metadata.height]).toEqual([part.width * 1600, part.width * 900])
    const { channels } = await sharp(bytes).stats()
    expect((channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue').toBe(colour)
  })

  test.each([
    ['beside the picture', { left: 0.6, top: 0, width: 0.5 }],
    ['below it', { left: 0, top: 0.9, width: 0.5 }],
    ['too small', { left: 0, top: 0, width: 0.05 }],
  ])('cut, a frame that lies %s is refused', async (_name, part) => {
    const file = await drawn(1600, 1200).png().toBuffer()
    expect(await renderUpload(file, { pixels: 800, cut: { ratio: 16 / 9, part } })).toEqual({
      ok: false,
      reason: 'frame',
    })
  })

  test('of a moving picture the first one is kept', async () => {
    const frames = sharp(
      await Promise.all(
        [0, 120, 240].map((r) =>
          sharp({ create: { width: 40, height: 40, channels: 3, background: { r, g: 0, b: 0 } } })
            .png()
            .toBuffer(),
        ),
      ),
      { join: { animated: true } },
    )
    const { metadata } = await imageIn(await renderUpload(await frames.webp().toBuffer()))
    expect(metadata).toMatchObject({ width: 40, height: 40 })
    expect(metadata.pages ?? 1).toBe(1)
  })
})

describe('"JPEG/PNG/WebP by content"', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

  test.each([
    ['an SVG', async () => Buffer.from(svg)],
    ['a GIF', () => drawn(9, 9).gif().toBuffer()],
    ['a TIFF', () => drawn(9, 9).tiff().toBuffer()],
    ['an AVIF', () => drawn(9, 9).avif().toBuffer()],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', async () => Buffer.from('%PDF-1.4 picture.jpg')],
    ['another RIFF file', async () => Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['nothing', async () => Buffer.alloc(0)],
    ['three bytes', async () => Buffer.from([0xff, 0xd8])],
  ])('%s is refused', async (_name, make) => {
    expect(await renderUpload(await make())).toEqual({ ok: false, reason: 'format' })
  })

  test.each([
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0]],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['a WebP', [...Buffer.from('RIFF\xff\0\0\0WEBPVP8 ', 'latin1')]],
  ])('%s in its first bytes alone is refused, also with an SVG behind them', async (_name, bytes) => {
    for (const rest of ['', svg, '\0'.repeat(500)]) {
      expect(await renderUpload(Buffer.concat([Buffer.from(bytes), Buffer.from(rest)]))).toEqual({
        ok: false,
        reason: 'broken',
      })
    }
  })

  test('half a picture is refused', async () => {
    const file = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        noise: { type: 'gaussian', mean: 99, sigma: 40 },
        background: 'red',
      },
    })
      .jpeg()
      .toBuffer()
    expect(await renderUpload(file.subarray(0, file.length / 2))).toEqual({ ok: false, reason: 'broken' })
  })

  test('no other format can be read in this program at all', async () => {
    const gif = await drawn(9, 9).gif().toBuffer()
    await expect(sharp(gif).metadata()).rejects.toThrow(/unsupported/)
  })
})

describe('"24 megapixels"', () => {
  test('so many are taken, and one row more is not', async () => {
    expect((await renderUpload(await drawn(6_000, 4_000).png().toBuffer())).ok).toBe(true)
    expect(await renderUpload(await drawn(6_000, 4_001).png().toBuffer())).toEqual({ ok: false, reason: 'pixels' })
  })

  test('a small file that unfolds to a huge picture is refused by its header', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(5_000_000)
    const start = performance.now()
    expect(await renderUpload(bomb)).toEqual({ ok: false, reason: 'pixels' })
    expect(performance.now() - start).toBeLessThan(10_000)
  }, 60_000)
})
