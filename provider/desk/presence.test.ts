import { deskPresenceSchema } from '@/lib/contract/desk/presence'
import { DESK_IDLE_MINUTES } from '@/lib/contract/desk/session-life'
import { PRESENCE_MINUTES } from '@/provider/desk/store/presence'
import { purgeExpired } from '@/provider/purge'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { codeAt, deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'
import { tokenIn } from '@/testing/provider/sign-in'

const MINUTE_MS = 60_000

describeOnEachDatabase('who has a record open', (database) => {
  const desk = deskCalls(() => database().db)
  const join = async (role: Parameters<typeof desk.join>[0]) => (await desk.join(role)).session
  const at = (token: string, list: string, id = '7') => desk.postAs(token, '/desk/presence', { list, id })
  const namesAt = async (token: string, list: string, id = '7') =>
    deskPresenceSchema.parse((await at(token, list, id)).body).map(({ name }) => name)

  test('two at one record are told of each other, and of nobody at another one', async () => {
    const [editor, administrator] = [await join('editor'), await join('administrator')]
    expect(await namesAt(editor, 'institutions')).toEqual([])
    expect(await namesAt(administrator, 'institutions')).toEqual(['A editor'])
    expect(await namesAt(editor, 'institutions')).toEqual(['A administrator'])
    expect(await namesAt(administrator, 'institutions', '8')).toEqual([])
    expect(await namesAt(administrator, 'plans')).toEqual([])
  })

  test('nobody is at it any more who has not said so for some minutes, has signed out, or is closed out', async () => {
    const [gone, out, closed] = [await join('editor'), await join('editor'), await desk.join('editor')]
    const reader = await join('administrator')
    await at(gone, 'content', 'about')
    desk.clock.at += PRESENCE_MINUTES * MINUTE_MS + 1
    for (const token of [out, closed.session]) await at(token, 'content', 'about')
    expect(await namesAt(reader, 'content', 'about')).toHaveLength(2)
    await desk.postAs(out, '/desk/sign-out', {})
    expect(await namesAt(reader, 'content', 'about')).toHaveLength(1)
    await database().pool.query('update desk_accounts set closed_at = now() where mail = $1', [closed.mail])
    expect(await namesAt(reader, 'content', 'about')).toEqual([])
  })

  test('who was seen last stands first, each with when that was', async () => {
    const [first, second, reader] = [await join('editor'), await join('editor'), await join('administrator')]
    const minutesAgo = async () =>
      deskPresenceSchema
        .parse((await at(reader, 'institutions', 'order')).body)
        .map(({ seenAt }) => Math.round((desk.clock.at - seenAt) / MINUTE_MS))
    await at(first, 'institutions', 'order')
    desk.clock.at += 2 * MINUTE_MS
    await at(second, 'institutions', 'order')
    desk.clock.at += MINUTE_MS
    expect(await minutesAgo()).toEqual([1, 3])
    await at(first, 'institutions', 'order')
    expect(await minutesAgo()).toEqual([0, 1])
  })

  test('who had a record open is kept no longer than it counts, also where nobody opens one any more', async () => {
    const { db, pool } = database()
    const kept = async () =>
      (await pool.query("select 1 from desk_session_presence where record_id = 'lonely'")).rows.length
    await at(await join('editor'), 'institutions', 'lonely')
    await purgeExpired(db, new Date(desk.clock.at))
    expect(await kept()).toBe(1)
    await purgeExpired(db, new Date(desk.clock.at + PRESENCE_MINUTES * MINUTE_MS + 1))
    expect(await kept()).toBe(0)
  })

  test('who may not read a record is told nothing of who does, and a list that there is not has nobody', async () => {
    const [editor, counsellor] = [await join('editor'), await join('counsellor')]
    const said = [
      await at(counsellor, 'institutions'),
      await at(editor, 'enquiries'),
      await at(editor, 'accounts'),
      await at(editor, 'institutions', '7'.repeat(101)),
    ]
    expect(said.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await at(counsellor, 'templates')).status).toBe(200)
  })

  test('who signs out of one browser is still at what another one of theirs has open, and is named once', async () => {
    const { session, secret, mail } = await desk.join('editor')
    desk.clock.at += MINUTE_MS
    const signedIn = await desk.signIn(mail, codeAt(secret, desk.clock.at))
    const reader = await join('administrator')
    for (const token of [session, tokenIn(signedIn)]) await at(token, 'institutions', 'two')
    expect(await namesAt(reader, 'institutions', 'two')).toEqual(['A editor'])
    await desk.postAs(session, '/desk/sign-out', {})
    expect(await namesAt(reader, 'institutions', 'two')).toEqual(['A editor'])
    await desk.postAs(tokenIn(signedIn), '/desk/sign-out', {})
    expect(await namesAt(reader, 'institutions', 'two')).toEqual([])
  })

  test('two who represent an institution are told of each other, by whatever id, and nobody else is', async () => {
    const own = await addInstitute(database().db, { name: 'Hill College' })
    const other = await addInstitute(database().db, { name: 'Lake College' })
    const represent = async (institute: number) => (await desk.represent(institute)).session
    const [first, second, elsewhere] = [await represent(own), await represent(own), await represent(other)]
    expect(await namesAt(first, 'record', 'own')).toEqual([])
    expect(await namesAt(second, 'record', String(other))).toEqual(['A representative'])
    expect(await namesAt(elsewhere, 'record', String(own))).toEqual([])
    const others = [await at(await join('editor'), 'record'), await at(first, 'institutions', String(own))]
    expect(others.map(({ status }) => status)).toEqual([404, 404])
    expect((await at(await join('representative'), 'record')).status).toBe(404)
  })

  test('a page that is left open keeps no session alive', async () => {
    const editor = await join('editor')
    for (let minute = 0; minute < DESK_IDLE_MINUTES; minute += 5) {
      expect((await at(editor, 'institutions')).status).toBe(200)
      desk.clock.at += 5 * MINUTE_MS
    }
    expect((await at(editor, 'institutions')).status).toBe(401)
  })

  test('who signs out as their page says that it is open is answered as one who has', async () => {
    const { pool } = database()
    const editor = await join('editor')
    // Between the look for the session and the note: what is purged then takes all sessions away.
    await pool.query(`create function end_sessions() returns trigger language plpgsql as
      $$ begin delete from desk_sessions; return null; end $$`)
    await pool.query(`create trigger ends before delete on desk_session_presence
      for each statement execute function end_sessions()`)
    expect((await at(editor, 'institutions')).status).toBe(401)
    await pool.query('drop function end_sessions cascade')
  })
})
