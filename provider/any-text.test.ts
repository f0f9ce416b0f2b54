import fc from 'fast-check'
import { institutePageSchema } from '@/lib/contract/institute'
import { suggestionListSchema } from '@/lib/contract/suggestion'
import { ODD_TEXTS, anyText } from '@/testing/search/any-text'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'

const LIMIT_MS = 120_000

/** As a browser writes it into an address, where halves of pairs become the sign for "no character". */
const written = (text: string) => new URLSearchParams({ text }).toString().replace('text=', '')

describeOnEachDatabase('any text in an address', (database) => {
  const call = callsOn(() => database().db)

  beforeAll(async () => {
    const { db } = database()
    await addInstitute(db, { name: 'Hill 100% College_of Arts (a|b)*' })
    await addInstitute(db, { name: 'Lake School', kn: 'ಕೆರೆ ಶಾಲೆ', districtId: 545 })
    for (let at = 0; at < 20; at += 1) await addInstitute(db, { name: `Branch ${at} School` })
  })

  async function expectHarmless(text: string): Promise<void> {
    const page = await call(`/api/v1/institutes?facets=1&search=${text}`)
    expect([text, page.status]).toEqual([text, 200])
    expect(institutePageSchema.safeParse(page.body).success).toBe(true)
    const suggested = await call(`/api/v1/institutes/suggest?q=${text}`)
    expect([text, suggested.status]).toEqual([text, 200])
    expect(suggestionListSchema.safeParse(suggested.body).success).toBe(true)
  }

  test.each(ODD_TEXTS)('%s: a harmless search', async (_what, text) => {
    await expectHarmless(written(text))
  })

  test.each(['%', '%E0%A4%A', '%FF%FE', '%ED%A0%80', '%00', '+', '%2B%26%3D%23'])(
    'bytes that are no text: %s',
    async (text) => {
      await expectHarmless(text)
    },
  )

  test(
    'any text',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyText, (text) => expectHarmless(written(text))),
        { numRuns: 100 },
      )
    },
    LIMIT_MS,
  )

  const namesFor = async (text: string) => {
    const { body } = await call(`/api/v1/institutes?limit=100&search=${written(text)}`)
    return institutePageSchema.parse(body).items.map(({ name }) => name.en)
  }

  test.each(['%', '_', '*', '%%', '?', '|', '&', '\\', '.*', '<->', '""'])('"%s" alone finds nothing', async (sign) => {
    expect(await namesFor(sign)).toEqual([])
  })

  test.each(['lake%', '%lake', 'lake*', '"lake"', 'lake:*', '-lake', '(lake)', 'lake;', "lake'", 'lake\\'])(
    '"%s" finds what the bare word does',
    async (text) => {
      expect(await namesFor(text)).toEqual(['Lake School'])
    },
  )

  test('signs stand for no letters', async () => {
    expect(await namesFor('_ake')).not.toContain('Lake School')
    expect(await namesFor('%ake')).not.toContain('Lake School')
    expect(await namesFor('hill 100%')).toEqual(['Hill 100% College_of Arts (a|b)*'])
  })

  test('a statement in a search is only read', async () => {
    await namesFor(`lake'); drop table courses; truncate institutes cascade; --`)
    expect((await call('/api/v1/institutes')).body).toMatchObject({ total: 22 })
  })

  test('longer texts are cut, not refused', async () => {
    await expectHarmless(written('lake school '.repeat(400)))
    const { body } = await call(`/api/v1/institutes?search=${written(`lake${' '.repeat(300)}hill`)}`)
    expect(body).toMatchObject({ total: 1 })
  })
})
