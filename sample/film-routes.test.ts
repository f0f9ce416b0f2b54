import { readFileSync, statSync } from 'node:fs'
import { byteRange } from '@/provider/http/byte-range'
import { homepage } from '@/sample/content/home'
import { sampleFilm } from '@/sample/film-routes'

const FORMS = ['mp4', 'webm', 'webp'] as const
const fileOf = (ending: string) => `sample/film/guide.${ending}`
const ask = (file: string, range?: string) =>
  sampleFilm.request(`/media/film/${file}`, { headers: range === undefined ? {} : { range } })
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('the film that the sample names is there, in two forms with a poster, under 1 MB together', async () => {
  const named = await sampleFilm.request(homepage?.home_page_video ?? '')
  expect(named.status).toBe(200)
  expect(named.headers.get('content-type')).toBe('video/mp4')
  expect(FORMS.reduce((sum, ending) => sum + statSync(fileOf(ending)).size, 0)).toBeLessThan(1_000_000)
})

test.each([
  ['mp4', 'video/mp4', 4, 'ftyp'],
  ['webm', 'video/webm', 24, 'webm'],
  ['webp', 'image/webp', 8, 'WEBP'],
])('guide.%s is what it says', async (ending, type, at, mark) => {
  const response = await ask(`guide.${ending}`)
  const body = await bytes(response)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('accept-ranges')).toBe('bytes')
  expect(body.equals(readFileSync(fileOf(ending)))).toBe(true)
  expect(body.subarray(0, 64).toString('latin1').indexOf(mark)).toBe(at)
})

test('the MP4 has its index before its pictures, so that it plays before all of it is there', () => {
  const film = readFileSync(fileOf('mp4'))
  expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'))
})

test.each(['bytes=0-99', 'bytes=100-', 'bytes=-50'])('gives the part %s', async (range) => {
  const film = readFileSync(fileOf('webm'))
  const response = await ask('guide.webm', range)
  const wanted = {
    'bytes=0-99': film.subarray(0, 100),
    'bytes=100-': film.subarray(100),
    'bytes=-50': film.subarray(-50),
  }
  expect(response.status).toBe(206)
  const body = await bytes(response)
  expect(body.equals(Object.values(wanted)[Object.keys(wanted).indexOf(range)]!)).toBe(true)
  expect(response.headers.get('content-range')).toMatch(new RegExp(`^bytes \\d+-\\d+/${film.length}$`))
})

test('has no part beyond its end, and nothing else in its folder', async () => {
  const beyond = await ask('guide.mp4', 'bytes=9999999-')
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
  for (const file of ['guide.mov', 'other.mp4', '..%2Ffilm-routes.ts', 'guide.constructor']) {
    expect((await ask(file)).status).toBe(404)
  }
})

test.each([
  [undefined, null],
  ['bytes=0-1,3-4', null],
  ['bytes=-', null],
  ['bytes=5-2', null],
  ['chars=0-1', null],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=8-99', { from: 8, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-99', { from: 0, to: 9 }],
  ['bytes=-0', 'beyond'],
  ['bytes=10-', 'beyond'],
])('of ten bytes, %p is %p', (header, part) => {
  expect(byteRange(header, 10)).toEqual(part)
})
