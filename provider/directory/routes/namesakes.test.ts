import { eq } from 'drizzle-orm'
import { instituteDetailSchema, institutePageSchema } from '@/lib/contract/institute'
import { suggestionListSchema } from '@/lib/contract/suggestion'
import { institutes } from '@/provider/directory/store/schema'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'

const MYSURU = 545
const HASSAN = 539

describeOnEachDatabase('names that are not unique', (database) => {
  const call = callsOn(() => database().db)
  const read = async (path: string) => (await call(`/api/v1${path}`)).body
  let evening = 0

  beforeAll(async () => {
    const { db } = database()
    evening = await addInstitute(db, {
      name: 'Government Evening College',
      districtId: MYSURU,
      address1: 'Kuvempunagara',
    })
    await addInstitute(db, { name: 'Govt. Evening College', districtId: HASSAN })
    await addInstitute(db, { name: 'Govt Evening College, Hassan', districtId: HASSAN })
    // Called so as well, but shown under a name of its own.
    await addInstitute(db, {
      name: 'Lake Night College',
      alternativeNames: ['Government Evening College'],
      districtId: HASSAN,
    })
  })

  test('carry what tells them apart in lists, suggestions, offers and details', async () => {
    const { items } = institutePageSchema.parse(await read('/institutes'))
    expect(items.map(({ name, disambiguation }) => [name.en, disambiguation])).toEqual([
      ['Government Evening College', 'Kuvempunagara, Mysuru'],
      ['Govt Evening College, Hassan', null],
      ['Govt. Evening College', 'Hassan'],
      ['Lake Night College', null],
    ])
    const suggested = suggestionListSchema.parse(await read('/institutes/suggest?q=government+evening'))
    expect(suggested.institutes.map(({ disambiguation }) => disambiguation)).toEqual(
      expect.arrayContaining(['Kuvempunagara, Mysuru', 'Hassan']),
    )
    const { didYouMean } = institutePageSchema.parse(
      await read(`/institutes?search=evenning+colledge&institute_type_id=2`),
    )
    expect(didYouMean?.institutes.map(({ disambiguation }) => disambiguation)).toContain('Hassan')
    const detail = instituteDetailSchema.parse(await read(`/institute/details?id=${evening}`))
    expect(detail?.disambiguation).toBe('Kuvempunagara, Mysuru')
  })

  test('no longer do once the other has another name', async () => {
    const { db } = database()
    await db
      .update(institutes)
      .set({ name: { en: 'Hoysala College' } })
      .where(eq(institutes.name, { en: 'Govt. Evening College' }))
    const detail = instituteDetailSchema.parse(await read(`/institute/details?id=${evening}`))
    expect(detail?.disambiguation).toBeNull()
  })
})
