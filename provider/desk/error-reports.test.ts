import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { MAX_ERROR_REPORTS } from '@/lib/contract/desk/error-report'
import { deskOverviewSchema } from '@/lib/contract/desk/overview'
import { addEnquiry } from '@/provider/enquiries/store/enquiries'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

describeOnEachDatabase('errors that visitors report, at the desk', (database) => {
  const desk = deskCalls(() => database().db)
  const sessions = { editor: '', counsellor: '', importer: '' }
  let id = 0
  beforeAll(async () => {
    for (const role of ['editor', 'counsellor', 'importer'] as const) sessions[role] = (await desk.join(role)).session
  })
  beforeEach(async () => void (id = await addInstitute(database().db, { name: 'Lake College', kn: 'ಕೆರೆ ಕಾಲೇಜು' })))
  afterEach(() => emptyTables(database(), ['institutes', 'requests']))

  const overview = async (role: keyof typeof sessions = 'editor') =>
    deskOverviewSchema.parse((await desk.as(sessions[role], '/desk/overview')).body).errors
  const ofInstitution = async (of = id) =>
    deskInstitutionSchema.parse((await desk.as(sessions.editor, `/desk/institutions/${of}`)).body).errors ?? null
  async function report(source: string, over: { isSuspected?: boolean; type?: 'enquiry' | 'feedback' } = {}) {
    const added = await addEnquiry(database().db, {
      ...{ type: 'feedback', name: 'Asha Rao', phone: '9845012345', email: 'asha@example.org', course: 'Fees' },
      ...{ role: null, mode: null, interest: '', message: 'It is 45,000 now.', source, consent: null },
      ...{ isSuspected: false, idempotencyKey: null, addressDigest: null, createdAt: desk.now(), ...over },
    })
    if (added === null) throw new Error('no enquiry')
    return added
  }
  const act = (enquiry: number, action: string, version: number) =>
    desk.postAs(sessions.counsellor, `/desk/enquiries/${enquiry}/state`, { action, version })

  test('an editor reads what is wrong with which figure, at the institution and in the overview, and not who says so', async () => {
    const address = `/kn/correction?id=${id}&figure=fees`
    const enquiry = await report(address)
    const said = { id: String(enquiry), words: 'It is 45,000 now.', figure: 'fees', address }
    const institution = { id: String(id), name: { en: 'Lake College', kn: 'ಕೆರೆ ಕಾಲೇಜು' } }
    const expected = { ...said, reported_at: desk.now().getTime(), institution }
    expect(await ofInstitution()).toEqual({ count: 1, latest: [expected] })
    expect(await overview()).toEqual({ count: 1, latest: [expected] })
    for (const path of ['/desk/overview', `/desk/institutions/${id}`]) {
      const { body } = await desk.as(sessions.editor, path)
      expect(JSON.stringify(body)).not.toMatch(/Asha|9845012345|asha@/)
    }
    expect((await desk.as(sessions.editor, `/desk/enquiries/${enquiry}`)).status).toBe(403)
    expect([await overview('counsellor'), await overview('importer')]).toEqual([null, null])
  })

  test('the latest of an institution are shown, and all are counted', async () => {
    for (let made = 0; made <= MAX_ERROR_REPORTS; made += 1) await report(`/correction?id=${id}`)
    const found = await ofInstitution()
    expect([found?.count, found?.latest.length]).toEqual([MAX_ERROR_REPORTS + 1, MAX_ERROR_REPORTS])
  })

  test('of an institution stand its own, and no other enquiry', async () => {
    await report(`/correction?figure=seats&id=${id}`)
    await report(`/correction?id=${id}1`)
    await report(`/correction?id=1${id}`)
    await report(`/correction`)
    await report(`/correction?id=${id}`, { isSuspected: true })
    await report(`/correction?id=${id}`, { type: 'enquiry' })
    await report(`/contact?id=${id}`)
    await report(`javascript:alert(1)//correction?id=${id}`)
    expect((await ofInstitution())?.latest.map(({ figure }) => figure)).toEqual(['seats'])
    const all = await overview()
    expect(all?.latest.map(({ address, institution }) => [address, institution?.id])).toEqual([
      [`/correction?id=1${id}`, undefined],
      [`/correction?id=${id}1`, undefined],
      [`/correction?figure=seats&id=${id}`, String(id)],
    ])
  })

  test('the latest stand first, some twenty of them, and all are counted', async () => {
    for (let at = 0; at <= MAX_ERROR_REPORTS; at += 1) await report(`/correction?id=${id}`)
    const all = await overview()
    expect([all?.count, all?.latest.length]).toEqual([MAX_ERROR_REPORTS + 1, MAX_ERROR_REPORTS])
    const [first, second] = all?.latest ?? []
    expect(Number(first?.id)).toBeGreaterThan(Number(second?.id))
  })

  test('an editor says that it is mended: it goes, its enquiry is closed, and the trail says by whom', async () => {
    const enquiry = await report(`/correction?id=${id}`)
    const mend = (of: number, role: keyof typeof sessions = 'editor') =>
      desk.postAs(sessions[role], `/desk/error-reports/${of}/mended`, {})
    expect((await mend(enquiry, 'importer')).status).toBe(403)
    await act(enquiry, 'take', 0)
    expect((await mend(enquiry)).status).toBe(200)
    expect(await ofInstitution()).toEqual({ count: 0, latest: [] })
    const { body } = await desk.as(sessions.counsellor, `/desk/enquiries/${enquiry}`)
    expect(body).toMatchObject({
      data: {
        state: 'closed',
        version: 2,
        history: [{ by: 'A editor', after: { state: 'closed', by: 'mended' } }, {}],
      },
    })
    // Whoever presses second is told that it is done.
    expect((await mend(enquiry)).status).toBe(409)
  })

  test('of no other enquiry an editor says anything', async () => {
    for (const over of [{ type: 'enquiry' }, { isSuspected: true }] as const) {
      const other = await report(`/correction?id=${id}`, over)
      expect((await desk.postAs(sessions.editor, `/desk/error-reports/${other}/mended`, {})).status).toBe(404)
    }
    const contact = await report('/contact')
    expect((await desk.postAs(sessions.editor, `/desk/error-reports/${contact}/mended`, {})).status).toBe(404)
  })

  test('one stands there until a counsellor has answered or closed it, and again where it is opened anew', async () => {
    const enquiry = await report(`/correction?id=${id}`)
    expect((await act(enquiry, 'take', 0)).status).toBe(200)
    expect((await ofInstitution())?.latest).toHaveLength(1)
    expect((await act(enquiry, 'close', 1)).status).toBe(200)
    expect(await ofInstitution()).toEqual({ count: 0, latest: [] })
    expect((await act(enquiry, 'reopen', 2)).status).toBe(200)
    expect((await ofInstitution())?.latest).toHaveLength(1)
  })
})
