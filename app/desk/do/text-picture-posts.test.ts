/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

/** A picture that is uploaded at its place: in a section of content, or in a part of an institution's page. */

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()
const COOKIES = { 'desk-session': 'desk-token' }
const SESSION = { 'GET /desk/session': { body: { data: {} } } }
const ADDRESS = '/media/content/1.webp'
const OLD = '/media/old.webp'

const SECTION = {
  ...{ post: DESK_FORMS.content, form: { section: 'about', version: '4', 'f.about_us_banner_title.en': 'About' } },
  ...{ place: 'about_us_banner_image', other: 'about_us_section1_image' },
  ...{ to: '/content/about', upload: 'POST /desk/content/about/pictures', draft: 'POST /desk/content/about/draft' },
  sent: (image: string) => ({
    version: 4,
    fields: { about_us_banner_title: { en: 'About' }, ...(image !== '' && { about_us_banner_image: image }) },
  }),
  typed: (image: string) => ({ 'about_us_banner_title.en': 'About', about_us_banner_image: image }),
} as const
/** A part without a picture lacks it. */
const parts = (image: string) => ({
  ...{ overview_title: '', overview_description: '', overviews: '', admissions: '', placements: '', recruiters: '' },
  facilities: JSON.stringify([{ ...(image !== '' && { image }), title: { en: 'Library' } }]),
})
const PAGE = {
  ...{ post: DESK_FORMS['institution-page'], form: { id: '7', version: 'v1.p', 'f.facilities.1.title.en': 'Library' } },
  ...{ place: 'facilities.1.image', other: 'placements.1.image' },
  ...{ to: '/institutions/7/page', upload: 'POST /desk/institutions/7/page/pictures' },
  draft: 'POST /desk/institutions/7/draft',
  sent: (image: string) => ({ version: 'v1.p', action: 'keep', ...parts(image) }),
  typed: parts,
} as const

describe.each([
  ['a section', SECTION],
  ['the page of an institution', PAGE],
])('in %s', (_of, { post, form, place, other, typed, to: page, upload, draft, sent }) => {
  const FIELD = `/desk/kn${page}#f.${place}`
  /** As a browser sends it: with every other file that was chosen, and as many parts as a form has controls. */
  async function send(button: string, file: Blob | null, more = 0, cut: Record<string, string> = {}) {
    const body = new FormData()
    const rest = Object.fromEntries(Array.from({ length: more }, (_, at) => [`f.rest.${at}`, '']))
    const fields = { lang: 'kn', ...form, [`f.${place}`]: OLD, do: `${button}:${place}`, ...rest, ...cut }
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    body.set(`file.${other}`, new Blob(['another']), 'other.png')
    if (file !== null) body.set(`file.${place}`, file, 'lake.jpg')
    const length = String((await new Response(body).arrayBuffer()).byteLength)
    const request = bffRequest('/desk/do/x', { body, cookies: COOKIES, headers: { 'content-length': length } })
    return deskReplyAfter(await post(request), COOKIES)
  }
  const bodyOf = (call: { body: string } | undefined): unknown =>
    JSON.parse(Buffer.from(call?.body ?? '', 'latin1').toString())

  test('a picture is uploaded, and stands in the draft with all that was typed', async () => {
    const calls = answerAsProvider(provider, {
      ...{ ...SESSION, [upload]: { body: { data: { address: ADDRESS } } }, [draft]: { body: { message: 'x' } } },
    })
    const photo = Buffer.alloc(2_000_000, 'x')
    const { to, reply } = await send('upload', new Blob([photo]), 300)
    expect([to, reply?.said]).toEqual([FIELD, 'pictureTaken'])
    expect(calls.map(({ call }) => call)).toEqual(['GET /desk/session', upload, draft])
    expect(bodyOf(calls[1])).toEqual({ file: photo.toString('base64') })
    expect(bodyOf(calls[2])).toEqual(sent(ADDRESS))
  })

  test.each([
    ['what is to stay of it goes with it', { cut: 'frame', shape: 'square', frame: '0.1000 0.0000 0.5000' }],
    ['nothing where all of it stays', { cut: 'whole', shape: 'square', frame: '' }],
  ])('%s', async (_, cut) => {
    const answer = { status: 422, body: { message: 'x', errors: { cut: ['frame'] } } }
    const calls = answerAsProvider(provider, { [upload]: answer })
    const named = Object.fromEntries(Object.entries(cut).map(([name, value]) => [`${name}.${place}`, value]))
    const { reply } = await send('upload', new Blob(['x']), 0, { ...named, [`cut.${other}`]: 'start' })
    expect(bodyOf(calls[0])).toEqual({ file: 'eA==', ...(cut.cut !== 'whole' && cut) })
    // It waits for the file that is chosen again.
    expect([reply?.wrong, reply?.typed]).toEqual([{ cut: 'frame' }, expect.objectContaining(cut)])
  })

  test('one is taken away, and all that was typed stands in the draft', async () => {
    const calls = answerAsProvider(provider, { [draft]: { body: { message: 'x' } } })
    const { to, reply } = await send('clear', null)
    expect([to, reply?.said]).toEqual([FIELD, 'pictureCleared'])
    expect(calls.map(({ call }) => call)).toEqual([draft])
    expect(bodyOf(calls[0])).toEqual(sent(''))
  })

  test.each([
    ['none was chosen', null, { status: 422, body: { message: 'x', errors: { file: ['needed'] } } }, 'needed', 1],
    ['a large one', new Blob([Buffer.alloc(MAX_PICTURE_BYTES + 1)]), { body: {} }, 'tooLarge', 0],
  ])('%s: it is said beside it, and nothing is saved or lost', async (_, file, answer, flaw, uploads) => {
    const calls = answerAsProvider(provider, { ...SESSION, [upload]: answer })
    const { to, reply } = await send('upload', file)
    // The file is to be chosen again.
    expect([to, reply?.said, reply?.wrong]).toEqual([FIELD.replace('#f.', '#file.'), 'invalid', { file: flaw }])
    expect(reply?.typed).toMatchObject({ 'uploaded-to': place, ...typed(OLD) })
    expect(calls.filter(({ call }) => call === upload)).toHaveLength(uploads)
    expect(calls.some(({ call }) => call === draft)).toBe(false)
  })

  test.each([409, 423, 503])(
    'a picture that was taken stands in what was typed where the draft is refused: %d',
    async (status) => {
      answerAsProvider(provider, {
        ...{ [upload]: { body: { data: { address: ADDRESS } } }, [draft]: { status, body: { message: 'x' } } },
      })
      const { to, reply } = await send('upload', new Blob(['x']))
      expect([to, reply?.typed['uploaded-to']]).toEqual([FIELD, undefined])
      expect(reply?.typed).toMatchObject(typed(ADDRESS))
    },
  )

  test.each([409, 423])('one that is taken away does not come back where the draft is refused: %d', async (status) => {
    answerAsProvider(provider, { [draft]: { status, body: { message: 'x' } } })
    const { reply } = await send('clear', null)
    expect(reply?.typed).toMatchObject(typed(''))
  })

  test.each([503, 200])('a provider that answers %d without an address loses nothing', async (status) => {
    answerAsProvider(provider, { [upload]: { status, body: { message: 'x' } } })
    const { reply } = await send('upload', new Blob(['x']))
    expect(reply).toMatchObject({ said: 'away', typed: typed(OLD) })
  })
})
