import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  callsOf,
  DESK_CALLS,
  DESK_ROLES,
  type DeskCall,
  type DeskRole,
  mayCall,
  OPEN_DESK_CALLS,
} from '@/lib/contract/desk/rights'
import { auditPageSchema } from '@/lib/contract/desk/audit'
import { deskEnquiryPageSchema, deskEnquirySchema } from '@/lib/contract/desk/enquiry'
import { deskOverviewSchema } from '@/lib/contract/desk/overview'
import { MAX_ANSWER_BYTES, MAX_ID } from '@/lib/contract/constants'
import { indianDay } from '@/lib/contract/indian-day'
import { tokenDigest } from '@/provider/auth/digests'
import { FREE_TRIES } from '@/provider/desk/sign-in'
import { purgeDesk } from '@/provider/desk/store/accounts'
import { noteAudit, TERMINAL } from '@/provider/desk/store/audit'
import { deskCredentials, deskSessions } from '@/provider/desk/store/desk-tables'
import { addEnquiry } from '@/provider/enquiries/store/enquiries'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { codeAt, deskCalls } from '@/testing/provider/desk'
import { HOUR, MINUTE, newPhone, otherCode, tokenIn } from '@/testing/provider/sign-in'

/** A minute: a code that is used up is not the one that comes next. */
const NEXT_CODE = 60

describeOnEachDatabase('the desk', (database, kind) => {
  const desk = deskCalls(() => database().db)
  const people = new Map<DeskRole, string>()
  const sessionOf = async (role: DeskRole) => {
    const known = people.get(role) ?? (await desk.join(role)).session
    people.set(role, known)
    return known
  }
  const newEnquiry = async (message = 'When do admissions begin?', createdAt = desk.now()) => {
    const id = await addEnquiry(database().db, {
      ...{ type: 'enquiry', name: 'Asha Rao', phone: '9845012345', email: 'asha@example.org', course: 'Civil' },
      ...{ role: null, mode: null, interest: '', message, source: '/contact', consent: null, isSuspected: false },
      ...{ idempotencyKey: null, addressDigest: null, createdAt },
    })
    if (id === null) throw new Error('no enquiry')
    return id
  }
  const make = (call: string, token: string, id: number | string = 1) => {
    const [method = '', path = ''] = call.split(' ')
    const address = path.replace(/\{\w+\}/, String(id))
    return method === 'GET'
      ? desk.as(token, address)
      : desk.postAs(token, address, { text: 'x', action: 'take', version: 0 })
  }

  describe('rights', () => {
    test('every call of the desk stands in the table, or is one of the three by which one comes in', async () => {
      const document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      const { paths } = document.parse((await callsOn(() => null)('/api/v1/openapi.json')).body)
      const described = Object.entries(paths)
        .filter(([path]) => path.startsWith('/desk/'))
        .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
      expect(described.sort()).toEqual([...DESK_CALLS, ...OPEN_DESK_CALLS].sort())
    })

    const everyRight = DESK_ROLES.flatMap((role): [DeskRole, DeskCall][] =>
      DESK_CALLS.filter((call) => call !== 'POST /desk/sign-out').map((call) => [role, call]),
    )
    // No right is read of a database, and there are a thousand and more.
    const rights = kind === 'PostgreSQL' ? everyRight : everyRight.filter(([role]) => role === 'administrator')
    test.each(rights)('what a %s may do, and nothing else: %s', async (role, call) => {
      // Of what else there is, nothing has such a number.
      const id = call.includes('enquiries') ? await newEnquiry() : MAX_ID
      const { status } = await make(call, await sessionOf(role), id)
      expect(status === 403).toBe(!mayCall(role, call))
      expect(status).not.toBe(401)
    })

    describe('are nobody’s', () => {
      let ended = ''
      let student = ''
      beforeAll(async () => {
        ended = (await desk.join('administrator')).session
        await desk.postAs(ended, '/desk/sign-out', {})
        student = await desk.register(newPhone())
      })
      test.each(DESK_CALLS)('%s: not without a session, with one that has ended, or with a student’s', async (call) => {
        for (const token of ['', 'x'.repeat(43), ended, student]) expect((await make(call, token)).status).toBe(401)
      })
    })

    test.each(DESK_CALLS.filter((call) => call.includes('{')))(
      '%s: what is called by a null character is nothing',
      async (call) => {
        const role = DESK_ROLES.find((one) => mayCall(one, call)) ?? 'administrator'
        expect((await make(call, await sessionOf(role), '%00')).status).toBe(404)
      },
    )

    test('everybody is told what is theirs', async () => {
      const { body } = await desk.as(await sessionOf('counsellor'), '/desk/session')
      expect(body).toMatchObject({ data: { role: 'counsellor', may: callsOf('counsellor'), cuts_pictures: true } })
      expect(callsOf('editor')).not.toContain('GET /desk/enquiries')
    })

    test('a token of the desk is nothing to the calls of students', async () => {
      expect((await desk.as(await sessionOf('administrator'), '/profile')).status).toBe(401)
    })
  })

  test('where there is no desk, there is no call of it', async () => {
    const call = callsOn(() => database().db)
    for (const name of [...DESK_CALLS, ...OPEN_DESK_CALLS]) {
      const [method = '', path = ''] = name.split(' ')
      expect((await call(`/api/v1${path.replace('{id}', '1')}`, { method })).status).toBe(404)
    }
  })

  describe('an invitation', () => {
    test('shows the same secret until it is used, and serves once', async () => {
      const { token, secret } = await desk.invite('editor')
      const again = await desk.post('/desk/invitation', { token })
      expect(again.body).toMatchObject({ data: { secret, role: 'editor' } })
      expect(JSON.stringify(again.body)).toContain('otpauth://totp/')
      const code = codeAt(secret, desk.clock.at)
      expect((await desk.post('/desk/invitation/accept', { token, code })).status).toBe(200)
      desk.forward(NEXT_CODE)
      const later = codeAt(secret, desk.clock.at)
      expect((await desk.post('/desk/invitation/accept', { token, code: later })).status).toBe(404)
      expect((await desk.post('/desk/invitation', { token })).status).toBe(404)
    })

    test('lives a day', async () => {
      const { token, secret } = await desk.invite('editor')
      desk.forward(24 * HOUR + 1)
      expect((await desk.post('/desk/invitation', { token })).status).toBe(404)
      const code = codeAt(secret, desk.clock.at)
      expect((await desk.post('/desk/invitation/accept', { token, code })).status).toBe(404)
    })

    test('a wrong code opens nothing, and ten of them end it', async () => {
      const { token, secret } = await desk.invite('editor')
      for (let tries = 0; tries < 10; tries += 1) {
        const code = otherCode(codeAt(secret, desk.clock.at), 7)
        expect((await desk.post('/desk/invitation/accept', { token, code })).status).toBe(422)
      }
      const code = codeAt(secret, desk.clock.at)
      expect((await desk.post('/desk/invitation/accept', { token, code })).status).toBe(404)
    })

    test('of who has an account brings a new authenticator, and ends what was', async () => {
      const before = await desk.join('counsellor')
      desk.forward(NEXT_CODE)
      const after = await desk.join('counsellor', before.mail)
      expect((await desk.as(before.session, '/desk/session')).status).toBe(401)
      desk.forward(NEXT_CODE)
      expect((await desk.signIn(before.mail, codeAt(before.secret, desk.clock.at))).status).toBe(422)
      const signedIn = await desk.signIn(before.mail, codeAt(after.secret, desk.clock.at))
      expect((await desk.as(tokenIn(signedIn), '/desk/session')).body).toMatchObject({ data: { role: 'counsellor' } })
    })
  })

  describe('signing in', () => {
    test('a code serves once, also when it is sent twice at the same moment, and none that is older serves', async () => {
      const { mail, secret } = await desk.join('editor')
      const older = codeAt(secret, desk.clock.at)
      desk.forward(NEXT_CODE)
      const code = codeAt(secret, desk.clock.at)
      const answers = await Promise.all([desk.signIn(mail, code), desk.signIn(` ${mail.toUpperCase()} `, code)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
      expect((await desk.signIn(mail, code)).status).toBe(422)
      expect((await desk.signIn(mail, older)).status).toBe(422)
      desk.forward(NEXT_CODE)
      // A clock that is ahead shows the next code: the present one is old then.
      expect((await desk.signIn(` ${mail.toUpperCase()} `, codeAt(secret, desk.clock.at + 30_000))).status).toBe(200)
      expect((await desk.signIn(mail, codeAt(secret, desk.clock.at))).status).toBe(422)
    })

    test('a right code makes the wrong ones forgotten, and stands in the audit trail', async () => {
      const { mail, secret } = await desk.join('editor')
      for (let time = 1; time <= 2; time += 1) {
        desk.forward(NEXT_CODE)
        const code = codeAt(secret, desk.clock.at)
        for (let tries = 1; tries < FREE_TRIES; tries += 1) await desk.signIn(mail, otherCode(code, 7))
        expect((await desk.signIn(mail, code)).status).toBe(200)
      }
      const { session } = await desk.join('administrator')
      // By its name, and by the words for it that a page shows in another language, which the page looks up.
      for (const query of ['q=signed-in', 'q=ಒಳಗೆ&actions=signed-in,no-such'])
        expect((await desk.as(session, `/desk/audit?${query}`)).body).toMatchObject({
          data: expect.arrayContaining([expect.objectContaining({ by: 'A editor', action: 'signed-in' })]),
        })
      expect((await desk.as(session, '/desk/audit?q=ಒಳಗೆ')).body).toMatchObject({ total: 0 })
    })

    test('entries are narrowed to days in India, the first and the last among them', async () => {
      const { db } = database()
      const record = 'mail days@desk.example'
      // A minute before midnight in India, at it, and a minute before the next.
      for (const at of ['2001-03-04T18:29:00Z', '2001-03-04T18:30:00Z', '2001-03-05T18:29:00Z'])
        await noteAudit(db, TERMINAL, new Date(at), { action: 'account-invited', record })
      const { session } = await desk.join('administrator')
      const count = async (query: string) =>
        auditPageSchema.parse((await desk.as(session, `/desk/audit?q=days@desk&${query}`)).body).total
      expect(await count('')).toBe(3)
      expect(await count('from=2001-03-05')).toBe(2)
      expect(await count('to=2001-03-04')).toBe(1)
      expect(await count('from=2001-03-05&to=2001-03-05')).toBe(2)
      expect(await count('from=2001-03-06')).toBe(0)
      expect(await count('from=yesterday&to=2001-02-31')).toBe(3)
    })

    test('what has ended is taken away, and nothing else', async () => {
      const { session: ended } = await desk.join('editor')
      desk.forward(9 * HOUR)
      people.clear()
      const { session } = await desk.join('editor')
      await purgeDesk(database().db, desk.now())
      expect((await desk.as(session, '/desk/session')).status).toBe(200)
      const rows = await database().db.select({ digest: deskSessions.tokenDigest }).from(deskSessions)
      expect(rows).not.toContainEqual({ digest: tokenDigest(ended) })
    })

    test('five wrong codes lock the account; every refusal looks alike', async () => {
      const { mail, secret } = await desk.join('editor')
      desk.forward(NEXT_CODE)
      const unknown = await desk.signIn('nobody@desk.example', '123456')
      for (let tries = 0; tries < FREE_TRIES; tries += 1) {
        const wrong = await desk.signIn(mail, otherCode(codeAt(secret, desk.clock.at), 7))
        expect([wrong.status, wrong.body]).toEqual([422, unknown.body])
      }
      const right = () => desk.signIn(mail, codeAt(secret, desk.clock.at))
      const locked = await right()
      expect([locked.status, locked.body]).toEqual([422, unknown.body])
      desk.forward(14 * MINUTE)
      expect((await right()).status).toBe(422)
      desk.forward(2 * MINUTE)
      expect((await right()).status).toBe(200)
      const { session } = await desk.join('administrator')
      const { body } = await desk.as(session, '/desk/audit?q=account-locked')
      expect(body).toMatchObject({ data: [{ action: 'account-locked', by: 'A editor' }] })
    })

    test('a refusal comes no sooner where nobody has the address, or it is locked', async () => {
      const { mail, secret } = await desk.join('editor')
      desk.forward(NEXT_CODE)
      const wrong = () => otherCode(codeAt(secret, desk.clock.at), 7)
      for (const address of ['nobody@desk.example', ...Array<string>(FREE_TRIES + 1).fill(mail)]) {
        const began = performance.now()
        await desk.signIn(address, wrong())
        // A timer may ring a millisecond early.
        expect(performance.now() - began).toBeGreaterThan(245)
      }
    })

    test('a session ends after half an hour alone, and after eight hours whatever is done', async () => {
      const { session: alone } = await desk.join('editor')
      desk.forward(31 * MINUTE)
      expect((await desk.as(alone, '/desk/session')).status).toBe(401)
      const { session: busy } = await desk.join('editor')
      for (let quarters = 1; quarters < 32; quarters += 1) {
        desk.forward(15 * MINUTE)
        expect((await desk.as(busy, '/desk/session')).status).toBe(200)
      }
      desk.forward(15 * MINUTE)
      expect((await desk.as(busy, '/desk/session')).status).toBe(401)
      people.clear()
    })

    test('one ends a session of one’s own, and nobody else’s', async () => {
      const mine = await desk.join('editor')
      const other = await desk.join('administrator')
      const listed = z.object({ data: z.array(z.object({ id: z.number(), current: z.boolean() })) })
      const [session] = listed.parse((await desk.as(mine.session, '/desk/sessions')).body).data
      expect(session?.current).toBe(true)
      const path = `/desk/sessions/${session?.id}/end`
      expect((await desk.postAs(other.session, path, {})).status).toBe(404)
      expect((await desk.postAs(mine.session, path, {})).status).toBe(200)
      expect((await desk.as(mine.session, '/desk/session')).status).toBe(401)
    })

    test('neither a token nor a secret stands in the database or in the log', async () => {
      const { token, secret, session } = await desk.join('editor')
      const { db } = database()
      const rows = [await db.select().from(deskCredentials), await db.select().from(deskSessions)]
      const stored = JSON.stringify(rows) + desk.logged()
      for (const hidden of [token, secret, session]) expect(stored).not.toContain(hidden)
    })
  })

  describe('enquiries', () => {
    const versionOf = z.object({
      data: z.object({ state: z.string(), version: z.number(), taken_by: z.string().nullable() }),
    })
    const act = async (id: number, action: string, version: number) =>
      (await desk.postAs(await sessionOf('counsellor'), `/desk/enquiries/${id}/state`, { action, version })).status
    const read = async (id: number) =>
      versionOf.parse((await desk.as(await sessionOf('counsellor'), `/desk/enquiries/${id}`)).body).data

    test('go from new to taken, answered, closed, and back, each step in the audit trail', async () => {
      const id = await newEnquiry()
      expect(await read(id)).toEqual({ state: 'new', version: 0, taken_by: null })
      expect(await act(id, 'mail', 0)).toBe(409)
      expect(await act(id, 'take', 0)).toBe(200)
      expect(await read(id)).toEqual({ state: 'taken', version: 1, taken_by: 'A counsellor' })
      expect(await act(id, 'mail', 1)).toBe(200)
      expect(await act(id, 'close', 2)).toBe(200)
      expect(await act(id, 'reopen', 3)).toBe(200)
      expect(await act(id, 'release', 4)).toBe(200)
      expect(await read(id)).toEqual({ state: 'new', version: 5, taken_by: null })
      const path = `/desk/audit?q=${encodeURIComponent(`enquiry ${id}`)}`
      const { body } = await desk.as(await sessionOf('administrator'), path)
      const entries = z
        .object({ data: z.array(z.looseObject({ before: z.looseObject({}), after: z.looseObject({}) })) })
        .parse(body)
      expect(entries.data).toHaveLength(5)
      expect(entries.data.at(-1)).toMatchObject({
        by: 'A counsellor',
        action: 'enquiry-changed',
        before: { state: 'new', account: null },
        after: { state: 'taken' },
      })
    })

    test('are exported for a reason, which stands in the audit trail before anybody has the file', async () => {
      const id = await newEnquiry('A message to be exported')
      const session = await sessionOf('counsellor')
      const make = (body: object) => desk.postAs(session, '/desk/enquiries/export', body)
      for (const wrong of [{}, { reason: ' ' }, { reason: 'x', type: 'king' }, { reason: 'x', since: '2027-02-31' }]) {
        expect((await make(wrong)).status).toBe(422)
      }
      await newEnquiry('Just after midnight in India', new Date(`${indianDay(desk.now())}T00:30:00+05:30`))
      const { body } = await make({ reason: 'The yearly report', type: 'enquiry', since: indianDay(desk.now()) })
      const { csv } = z.object({ data: z.object({ csv: z.string() }) }).parse(body).data
      expect(csv).toContain(`\n${id},`)
      expect(csv).toContain('A message to be exported')
      expect(csv).toContain('Just after midnight in India')
      const other = z
        .object({ data: z.object({ csv: z.string() }) })
        .parse((await make({ reason: 'x', type: 'mentor' })).body)
      expect(other.data.csv).not.toContain('A message to be exported')
      const trail = await desk.as(await sessionOf('administrator'), '/desk/audit?q=enquiries-exported')
      expect(trail.body).toMatchObject({
        data: [{}, { by: 'A counsellor', after: { reason: 'The yearly report', type: 'enquiry' } }],
      })
      // More than the website reads of an answer: nobody has it, and nothing says that somebody does.
      await database().db.execute(sql`update requests set message = repeat('x', ${MAX_ANSWER_BYTES}) where id = ${id}`)
      expect((await make({ reason: 'All of it' })).status).toBe(413)
      await database().db.execute(sql`update requests set message = 'short' where id = ${id}`)
      expect((await desk.as(await sessionOf('administrator'), '/desk/audit?q=enquiries-exported')).body).toMatchObject({
        total: 2,
      })
      // A sign that a pattern of SQL would take for its own.
      expect((await desk.as(await sessionOf('administrator'), '/desk/audit?q=%25')).body).toMatchObject({ total: 0 })
    })

    test('how it was answered stands in the audit trail', async () => {
      const id = await newEnquiry()
      await act(id, 'take', 0)
      await act(id, 'call', 1)
      const { body } = await desk.as(await sessionOf('counsellor'), `/desk/enquiries/${id}`)
      expect(body).toMatchObject({ data: { history: [{ after: { state: 'answered', by: 'call' } }, {}] } })
    })

    test('are due from their day on, until they are closed', async () => {
      const id = await newEnquiry()
      const session = await sessionOf('counsellor')
      const follow = async (day: string, version: number) =>
        (await desk.postAs(session, `/desk/enquiries/${id}/follow-up`, { day, version })).status
      const rows = z.object({ data: z.array(z.object({ id: z.number(), follow_up_on: z.string().nullable() })) })
      const due = async () => rows.parse((await desk.as(session, '/desk/enquiries?due=1')).body).data
      const tomorrow = indianDay(new Date(desk.clock.at + 24 * HOUR * 1_000))
      expect(await follow('2027-02-31', 0)).toBe(422)
      expect(await follow(tomorrow, 7)).toBe(409)
      expect(await follow(tomorrow, 0)).toBe(200)
      expect(await due()).toEqual([])
      expect(await follow(indianDay(desk.now()), 1)).toBe(200)
      expect(await due()).toEqual([{ id, follow_up_on: indianDay(desk.now()) }])
      const { body } = await desk.as(session, '/desk/overview')
      expect(body).toMatchObject({ data: { enquiries: { due: 1 } } })
      expect(await act(id, 'close', 2)).toBe(200)
      expect(await due()).toEqual([])
      expect(await follow(tomorrow, 3)).toBe(409)
    })

    test('of two who do something at once with what they saw, one alone does it', async () => {
      const id = await newEnquiry()
      const token = await sessionOf('administrator')
      const other = desk.postAs(token, `/desk/enquiries/${id}/state`, { action: 'close', version: 0 })
      const [mine, theirs] = await Promise.all([act(id, 'take', 0), other])
      expect([mine, theirs.status].sort()).toEqual([200, 409])
      expect((await read(id)).version).toBe(1)
      // What can be done from where it stands is not done by who saw it stand elsewhere.
      const again = await newEnquiry()
      expect(await act(again, 'take', 0)).toBe(200)
      expect(await act(again, 'mail', 0)).toBe(409)
    })

    test('are found by state, form, name and who has them', async () => {
      const id = await newEnquiry('Only this one is taken')
      await act(id, 'take', 0)
      const ids = z.object({ data: z.array(z.object({ id: z.number() })), total: z.number() })
      const find = async (query: string) =>
        ids.parse((await desk.as(await sessionOf('counsellor'), `/desk/enquiries?${query}`)).body)
      expect((await find('state=taken&mine=1')).data.map((row) => row.id)).toContain(id)
      expect((await find('state=new')).data.map((row) => row.id)).not.toContain(id)
      expect((await find('q=98450')).total).toBeGreaterThan(0)
      expect((await find('q=%25')).total).toBe(0)
      expect((await find('type=mentor')).total).toBe(0)
    })

    test('stand there by how long they wait, or the latest first, and by who has them', async () => {
      const [first, second] = [await newEnquiry(), await newEnquiry()]
      const token = await sessionOf('counsellor')
      const find = async (query: string) => {
        const page = deskEnquiryPageSchema.parse((await desk.as(token, `/desk/enquiries?${query}`)).body)
        return { ...page, ids: page.data.map(({ id }) => Number(id)).filter((id) => id === first || id === second) }
      }
      const [old, late] = [
        [first, second],
        [second, first],
      ]
      for (const query of ['state=new', 'state=new,taken', 'order=oldest']) expect((await find(query)).ids).toEqual(old)
      for (const query of ['', 'state=new,closed', 'state=new&order=latest'])
        expect((await find(query)).ids).toEqual(late)
      const other = await desk.join('counsellor')
      await desk.postAs(other.session, `/desk/enquiries/${first}/state`, { action: 'take', version: 0 })
      const { body } = await desk.as(other.session, '/desk/session')
      const { id } = z.object({ data: z.object({ id: z.number() }) }).parse(body).data
      expect((await find('')).takers).toContainEqual({ id: String(id), name: 'A counsellor' })
      expect((await find(`taker=${id}`)).ids).toEqual([first])
      expect((await find(`taker=${id}&mine=1`)).ids).toEqual([])
    })

    test.each([
      ['is closed', { action: 'close' }],
      ['becomes a moderator', { action: 'role', role: 'moderator' }],
    ])('wait for everybody again whose counsellor %s', async (_, change) => {
      const [id, answered] = [await newEnquiry(), await newEnquiry()]
      const { session } = await desk.join('counsellor')
      const own = (of: number, action: string, version: number) =>
        desk.postAs(session, `/desk/enquiries/${of}/state`, { action, version })
      await own(id, 'take', 0)
      await own(answered, 'take', 0)
      await own(answered, 'mail', 1)
      const { body } = await desk.as(session, '/desk/session')
      const account = z.object({ data: z.object({ id: z.number() }) }).parse(body).data.id
      const path = `/desk/accounts/${account}/change`
      const administrator = await sessionOf('administrator')
      expect((await desk.postAs(administrator, path, { was: 'counsellor', ...change })).status).toBe(200)
      expect(await read(id)).toEqual({ state: 'new', version: 2, taken_by: null })
      expect(await read(answered)).toMatchObject({ state: 'answered', version: 2 })
      const { body: page } = await desk.as(await sessionOf('counsellor'), `/desk/enquiries/${id}`)
      expect(deskEnquirySchema.parse(page).history[0]).toMatchObject({
        ...{ by: 'A administrator', before: { state: 'taken', account }, after: { state: 'new', account: null } },
        names: { [`account ${account}`]: { en: 'A counsellor' } },
      })
    })

    test('have notes, of which the audit trail holds no word, and which go with their enquiry', async () => {
      const id = await newEnquiry()
      const token = await sessionOf('counsellor')
      const note = (text: string) => desk.postAs(token, `/desk/enquiries/${id}/notes`, { text })
      expect((await note('  \n ')).status).toBe(422)
      expect((await note('x'.repeat(2_001))).status).toBe(422)
      expect((await note('Called,\r\nno answer')).status).toBe(200)
      const { body } = await desk.as(token, `/desk/enquiries/${id}`)
      expect(body).toMatchObject({ data: { notes: [{ by: 'A counsellor', text: 'Called,\nno answer' }] } })
      await database().db.execute(sql`delete from requests where id = ${id}`)
      expect((await desk.as(token, `/desk/enquiries/${id}`)).status).toBe(404)
      expect((await note('late')).status).toBe(404)
      const trail = await database().db.execute(sql`select * from desk_audit where record = ${`enquiry ${id}`}`)
      expect(JSON.stringify(trail.rows)).not.toContain('no answer')
    })

    test('are counted', async () => {
      const { body } = await desk.as(await sessionOf('counsellor'), '/desk/overview')
      expect(body).toMatchObject({
        data: { enquiries: { new: expect.any(Number), oldest_new_at: expect.any(String) } },
      })
    })

    test('of those that are taken and due it is counted since when the longest waits', async () => {
      const { db } = database()
      await db.execute(sql`delete from desk_enquiries`)
      const token = await sessionOf('counsellor')
      const ids = [await newEnquiry(), await newEnquiry()]
      const taken = desk.now().toISOString()
      const act = (id: unknown, path: string, body: object) => desk.postAs(token, `/desk/enquiries/${id}/${path}`, body)
      expect((await act(ids[0], 'state', { action: 'take', version: 0 })).status).toBe(200)
      desk.forward(2 * MINUTE)
      expect((await act(ids[1], 'state', { action: 'take', version: 0 })).status).toBe(200)
      expect((await act(ids[1], 'follow-up', { day: '2026-01-05', version: 1 })).status).toBe(200)
      // A day that is set does not take it anew.
      expect((await act(ids[0], 'follow-up', { day: '2099-01-05', version: 1 })).status).toBe(200)
      const { body } = await desk.as(token, '/desk/overview')
      expect(deskOverviewSchema.parse(body).enquiries).toMatchObject({
        ...{ taken: 2, due: 1, oldest_taken_at: Date.parse(taken), oldest_due_on: '2026-01-05' },
      })
    })
  })

  test.each(['update desk_audit set "by" = $$x$$', 'delete from desk_audit', 'truncate desk_audit'])(
    'no entry of the audit trail can be changed or removed: %s',
    async (statement) => {
      const { db } = database()
      const text = async () => JSON.stringify((await db.execute(sql`select * from desk_audit order by id`)).rows)
      await noteAudit(db, TERMINAL, desk.now(), { action: 'account-invited', record: 'mail a@desk.example' })
      const before = await text()
      await expect(db.execute(sql.raw(statement))).rejects.toThrow()
      expect(await text()).toBe(before)
    },
  )
})
