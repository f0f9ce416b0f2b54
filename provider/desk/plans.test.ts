import { setTimeout as after } from 'node:timers/promises'
import { auditPageSchema } from '@/lib/contract/desk/audit'
import { deskPlanListSchema } from '@/lib/contract/desk/plan'
import { deskRecordAddedSchema, deskRecordPastSchema, deskRecordSchema } from '@/lib/contract/desk/record'
import { planAnswerSchema } from '@/lib/contract/plan'
import { plans } from '@/provider/directory/store/schema'
import { addSubscription, holdSoldPlan } from '@/provider/payments/store/subscriptions'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'

const SCHOLAR = {
  ...{ name: 'Scholar', name_kn: 'ಸ್ಕಾಲರ್', cycle: 'yearly', price: '₹ 2,990', sold: 'yes' },
  ...{ features: 'Calls\n\nVisits\n', features_kn: 'ಕರೆಗಳು' },
}

describeOnEachDatabase('plans at the desk', (database) => {
  const told: string[][] = []
  const website = {
    revalidate: (tags: readonly string[], drop = false) => void told.push([...tags, ...(drop ? ['dropped'] : [])]),
    settled: async () => {},
  }
  const desk = deskCalls(() => database().db, { website })
  let editor = ''
  beforeAll(async () => void (editor = (await desk.join('editor')).session))
  afterEach(async () => {
    await database().db.delete(plans)
    told.length = 0
  })

  const post = (id: string, body: object, token = editor) => desk.postAs(token, `/desk/plans${id}`, body)
  const add = async (said: object) => deskRecordAddedSchema.parse((await post('', said)).body).id
  const read = async (id: string) => deskRecordSchema.parse((await desk.as(editor, `/desk/plans/${id}`)).body)
  const save = async (id: string, said: object) => post(`/${id}`, { version: (await read(id)).version, ...said })
  const listed = async () => deskPlanListSchema.parse((await desk.as(editor, '/desk/plans')).body)
  const published = async () => planAnswerSchema.parse((await desk.as('', '/plans')).body).plans

  const chosen = (id: string) => ({
    ...({ studentId: null, planId: Number(id), planName: 'Scholar', price: 2990, billingCycle: 'yearly' } as const),
    ...({ amount: 299_000, status: 'pending', gateway: null, createdAt: desk.now() } as const),
  })

  test('what is added stands before the public at once, and in the audit trail', async () => {
    const id = await add(SCHOLAR)
    expect(await published()).toEqual([
      {
        ...{ id, name: { en: 'Scholar', kn: 'ಸ್ಕಾಲರ್' }, price: 2990, billingCycle: 'yearly', isActive: true },
        features: [{ en: 'Calls', kn: 'ಕರೆಗಳು' }, { en: 'Visits' }],
      },
    ])
    expect(await listed()).toMatchObject([{ id, is_sample: false, is_active: true }])
    const { history, values, may_withdraw } = await read(id)
    expect(values).toMatchObject({ ...SCHOLAR, price: '2990', features: 'Calls\nVisits', position: '0' })
    expect(history).toMatchObject([
      { action: 'plan-added', by: 'A editor', record: `plan ${id}`, before: null, after: { name: 'Scholar' } },
    ])
    expect([may_withdraw, told]).toEqual([true, [['plans']]])
  })

  test('what is changed says what stood before; what is left out stays; what says the same changes nothing', async () => {
    const id = await add(SCHOLAR)
    expect((await save(id, { price: '೩೪೯೦', sold: 'no' })).status).toBe(200)
    expect(await published()).toMatchObject([{ price: 3490, isActive: false, name: { en: 'Scholar' } }])
    expect((await read(id)).history[0]).toMatchObject({
      action: 'plan-changed',
      before: { price: '2990', sold: 'yes' },
      after: { price: '3490', sold: 'no' },
    })
    expect((await save(id, { name: ' Scholar ' })).status).toBe(200)
    expect((await read(id)).history).toHaveLength(2)
    expect(told).toHaveLength(2)
  })

  test('a new plan stands last, and where a place is given it stands there', async () => {
    for (const [name, position] of [
      ['Second', '7'],
      ['Last', ''],
      ['First', '2'],
    ])
      await add({ ...SCHOLAR, name, position })
    expect((await published()).map(({ name }) => name.en)).toEqual(['First', 'Second', 'Last'])
  })

  test.each([
    [
      { name: ' ', price: '', cycle: '' },
      { name: ['needed'], price: ['needed'], cycle: ['needed'] },
    ],
    [{ price: '29.90' }, { price: ['unread'] }],
    [{ price: '1000001' }, { price: ['unread'] }],
    [
      { cycle: 'weekly', sold: 'maybe', position: '-1' },
      { cycle: ['unread'], sold: ['unread'], position: ['unread'] },
    ],
    [{ name: 'x'.repeat(61) }, { name: ['tooLong'] }],
    [{ features: `a\n${'x'.repeat(161)}` }, { features: ['tooLong'] }],
    [{ features: 'a\n'.repeat(21) }, { features: ['tooMany'] }],
    [{ features: 'a\u202eb' }, { features: ['unfit'] }],
    [{ features: 'a\n\nc', features_kn: 'ಅ\nಬ\nಕ' }, { features_kn: ['uneven'] }],
  ])('%j is refused beside its field, and nothing is changed: %j', async (said, errors) => {
    const id = await add(SCHOLAR)
    expect(await save(id, said)).toMatchObject({ status: 422, body: { errors } })
    expect(await post('', { ...SCHOLAR, ...said })).toMatchObject({ status: 422, body: { errors } })
    expect(await published()).toMatchObject([{ name: { en: 'Scholar' }, price: 2990 }])
  })

  test('no two plans have one name and cycle', async () => {
    await add(SCHOLAR)
    const monthly = await add({ ...SCHOLAR, cycle: 'monthly' })
    const refused = { status: 422, body: { errors: { name: ['twice'] } } }
    expect(await post('', { ...SCHOLAR, name: 'SCHOLAR' })).toMatchObject(refused)
    expect(await save(monthly, { cycle: 'yearly' })).toMatchObject(refused)
    expect((await save(monthly, { price: '0' })).status).toBe(200)
  })

  test('of two who save what they saw the second is told, and of two who withdraw', async () => {
    const id = await add(SCHOLAR)
    const other = (await desk.join('administrator')).session
    const { version } = await read(id)
    const answers = await Promise.all([
      post(`/${id}`, { version, price: '1' }),
      post(`/${id}`, { version, price: '2' }, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { history, values } = await read(id)
    expect([history.length, values.price]).toEqual([2, history[0]?.after?.price])
    expect((await post(`/${id}/withdraw`, { version })).status).toBe(409)
    expect(await published()).toHaveLength(1)
  })

  test('what nobody has chosen is withdrawn, and what it said stays in the audit trail', async () => {
    const id = await add(SCHOLAR)
    const { version } = await read(id)
    expect((await post(`/${id}/withdraw`, { version })).status).toBe(200)
    expect([await published(), told]).toEqual([[], [['plans'], ['plans', 'dropped']]])
    for (const path of ['', '/withdraw']) expect((await post(`/${id}${path}`, { version })).status).toBe(404)
    for (const odd of [id, 'x', '0']) expect((await desk.as(editor, `/desk/plans/${odd}`)).status).toBe(404)
    const administrator = (await desk.join('administrator')).session
    const { body } = await desk.as(administrator, '/desk/audit?q=plan-withdrawn')
    expect(auditPageSchema.parse(body).data[0]).toMatchObject({ before: { name: 'Scholar' }, after: null })
    const past = deskRecordPastSchema.parse((await desk.as(editor, `/desk/plans/${id}/history`)).body)
    expect(past.history.map(({ action }) => action)).toEqual(['plan-withdrawn', 'plan-added'])
    // Added anew it says what it said.
    const again = await add(past.values)
    expect((await read(again)).values).toEqual({ ...(await read(again)).values, ...past.values })
    expect(past.values).toMatchObject({ name: 'Scholar', name_kn: 'ಸ್ಕಾಲರ್', price: '2990', cycle: 'yearly' })
    const stands = deskRecordPastSchema.parse((await desk.as(editor, `/desk/plans/${again}/history`)).body)
    expect([stands.values, stands.history.length]).toEqual([{}, 1])
    expect((await desk.as(editor, '/desk/plans/999999/history')).status).toBe(404)
  })

  test('what somebody has chosen cannot be withdrawn, and is sold no more', async () => {
    const id = await add(SCHOLAR)
    await addSubscription(database().db, chosen(id))
    const { version, may_withdraw } = await read(id)
    expect(may_withdraw).toBe(false)
    expect((await post(`/${id}/withdraw`, { version })).status).toBe(409)
    expect(await published()).toMatchObject([{ isActive: true }])
    expect((await save(id, { sold: 'no' })).status).toBe(200)
    expect(await published()).toMatchObject([{ isActive: false }])
  })

  test('what somebody is choosing at this moment is not withdrawn', async () => {
    const id = await add(SCHOLAR)
    const { version } = await read(id)
    let choose = () => {}
    const decided = new Promise<void>((resolve) => (choose = resolve))
    let hold = () => {}
    const held = new Promise<void>((resolve) => (hold = resolve))
    const choosing = database().db.transaction(async (tx) => {
      await holdSoldPlan(tx, Number(id))
      hold()
      await decided
      await addSubscription(tx, chosen(id))
    })
    await held
    const withdrawn = post(`/${id}/withdraw`, { version })
    await after(100)
    choose()
    await choosing
    expect((await withdrawn).status).toBe(409)
    expect(await published()).toHaveLength(1)
  })
})
