import sharp from 'sharp'
import { withoutPngTexts } from './png-texts'
import { pngBomb, pngChunk } from '@/testing/png-bomb'

const drawn = () => sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } }).png()

test('the texts of a PNG go, and its pixels, profile and rotation stay', async () => {
  const plain = await drawn().withIccProfile('p3').withMetadata({ orientation: 6 }).toBuffer()
  const bomb = pngBomb(plain, 3)
  expect(bomb.includes('zTXt')).toBe(true)
  const left = withoutPngTexts(bomb)
  expect(Buffer.compare(left, withoutPngTexts(plain))).toBe(0)
  expect(await sharp(left).metadata()).toMatchObject({ width: 30, orientation: 6, icc: expect.anything() })
})

test('of several profiles the first stays', async () => {
  const plain = await drawn().toBuffer()
  const profile = pngChunk('iCCP', Buffer.from('one'))
  const twice = Buffer.concat([plain.subarray(0, 33), profile, profile, plain.subarray(33)])
  const once = Buffer.concat([plain.subarray(0, 33), profile, plain.subarray(33)])
  expect(Buffer.compare(withoutPngTexts(twice), once)).toBe(0)
})

test('what is cut off, or no PNG, is as it was', async () => {
  const plain = withoutPngTexts(await drawn().toBuffer())
  expect(withoutPngTexts(plain.subarray(0, 46))).toHaveLength(46)
  const jpeg = await drawn().jpeg().toBuffer()
  expect(withoutPngTexts(jpeg)).toBe(jpeg)
})
