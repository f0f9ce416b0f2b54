import { inArray } from 'drizzle-orm'
import { shortlistAnswerSchema } from '@/lib/contract/shortlist'
import { institutes } from '@/provider/directory/store/schema'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'
import { newPhone, signInCalls } from '@/testing/provider/sign-in'

describeOnEachDatabase('the shortlist', (database) => {
  const { register, as, postAs } = signInCalls(() => database().db)
  const ids: string[] = []
  let token = ''

  beforeAll(async () => {
    for (let at = 0; at < 120; at += 1) ids.push(String(await addInstitute(database().db, { name: `College ${at}` })))
  })
  beforeEach(async () => {
    token = await register(newPhone())
  })

  const list = async (whose = token) => shortlistAnswerSchema.parse((await as(whose, '/shortlist')).body)
  const change = (add: unknown, remove: unknown = [], whose = token) => postAs(whose, '/shortlist', { add, remove })

  test('is empty at first, and each student’s own', async () => {
    expect(await list()).toEqual([])
    await change(ids.slice(0, 2))
    expect(await list(await register(newPhone()))).toEqual([])
    const { headers } = await as(token, '/shortlist')
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  })

  test('keeps the order in which institutions were added, each once', async () => {
    const answer = await change([ids[4], Number(ids[2]), ids[4]])
    expect(answer).toMatchObject({ status: 200, body: { data: { institute_ids: [ids[4], ids[2]] } } })
    await change([ids[0], ids[2]])
    expect(await list()).toEqual([ids[4], ids[2], ids[0]])
  })

  test('removes; what is in both lists goes', async () => {
    await change(ids.slice(0, 3))
    expect(shortlistAnswerSchema.parse((await change([ids[5], ids[0]], [ids[0], ids[1], ids[9]])).body)).toEqual([
      ids[2],
      ids[5],
    ])
    expect(await list()).toEqual([ids[2], ids[5]])
  })

  test('what names no institution is left out', async () => {
    expect((await change(['999999', 'x', '-1', '%00', 1.5, ids[3]])).status).toBe(200)
    expect(await list()).toEqual([ids[3]])
  })

  test('what was retired is not added, and what was added before stays', async () => {
    const { db } = database()
    const retire = (retiredAt: Date | null) =>
      db
        .update(institutes)
        .set({ retiredAt })
        .where(inArray(institutes.id, [Number(ids[6]), Number(ids[7])]))
    await change([ids[6]])
    await retire(new Date())
    await change([ids[7], ids[8]])
    expect(await list()).toEqual([ids[6], ids[8]])
    await retire(null)
  })

  test('at most a hundred: what would be more is refused as a whole', async () => {
    expect((await change(ids.slice(0, 100))).status).toBe(200)
    expect(await change([ids[100]], [ids[1]].slice(1))).toMatchObject({
      status: 422,
      body: { errors: { add: ['At most 100 institutions can be kept.'] } },
    })
    // The hundred that are there may come again, and one may take the place of another.
    expect((await change(ids.slice(0, 100))).status).toBe(200)
    expect((await change([ids[100]], [ids[0]])).status).toBe(200)
    expect(await list()).toHaveLength(100)
    expect(await list()).not.toContain(ids[0])
  })

  test('two browsers at once do not pass the hundred, and lose nothing', async () => {
    await change(ids.slice(0, 90))
    const answers = await Promise.all(ids.slice(90, 110).map((id) => change([id])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(new Set(await list()).size).toBe(100)
  })

  test('an institution that goes leaves the list', async () => {
    const { db } = database()
    const gone = await addInstitute(db, { name: 'Gone College' })
    await change([gone, ids[0]])
    await db.delete(institutes).where(inArray(institutes.id, [gone]))
    expect(await list()).toEqual([ids[0]])
  })

  test.each([[{ add: 'x' }], [{ add: [{}] }], [{ add: Array(1_001).fill('1') }], [[]], [null]])(
    'what is no list is refused: %#',
    async (body) => {
      expect((await postAs(token, '/shortlist', body)).status).toBe(422)
      expect(await list()).toEqual([])
    },
  )

  test('either list may be left out', async () => {
    expect((await postAs(token, '/shortlist', { add: [ids[0]] })).status).toBe(200)
    expect((await postAs(token, '/shortlist', {})).body).toEqual({ data: { institute_ids: [ids[0]] } })
  })

  test('nobody but who is signed in', async () => {
    expect((await as('x'.repeat(43), '/shortlist')).status).toBe(401)
    expect((await change([ids[0]], [], 'x'.repeat(43))).status).toBe(401)
  })
})
