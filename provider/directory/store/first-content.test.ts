import { institutes } from '@/provider/directory/store/schema'
import { fillOnce, hasSample } from '@/provider/directory/store/first-content'
import type { Seed } from '@/provider/directory/store/first-content'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'

const seed: Seed = async (db) => {
  await addInstitute(db, { name: 'Invented College', isSample: true })
  return { institutes: 1 }
}

describeOnEachDatabase('the first content', (database) => {
  test('is filled in once, also when two start at once', async () => {
    const { db } = database()
    expect(await hasSample(db)).toBe(false)
    expect((await Promise.all([fillOnce(db, seed), fillOnce(db, seed)])).sort()).toEqual([0, 1])
    expect(await hasSample(db)).toBe(true)
  })

  test('does not come back when it was taken away', async () => {
    const { db } = database()
    await db.delete(institutes)
    expect(await fillOnce(db, seed)).toBe(0)
  })
})

describeOnEachDatabase('a directory that is not empty', (database) => {
  test('is left as it is', async () => {
    const { db } = database()
    await addInstitute(db, { name: 'Real College' })
    expect(await fillOnce(db, seed)).toBe(0)
    expect(await hasSample(db)).toBe(false)
  })
})
