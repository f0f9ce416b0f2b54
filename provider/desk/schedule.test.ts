import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { z } from 'zod'
import { readContentCommand, runContentCommand } from '@/provider/content/command'
import { content, contentDrafts, contentSchedules, contentVersions } from '@/provider/content/store/content-tables'
import { publisher } from '@/provider/desk/publish-due'
import { deskAccounts } from '@/provider/desk/store/desk-tables'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { HOUR } from '@/testing/provider/sign-in'

const HOUR_MS = HOUR * 1_000

const ABOUT = { about_us_banner_title: { en: 'About us', kn: 'ನಮ್ಮ ಬಗ್ಗೆ' } }
const OTHER = { about_us_banner_title: { en: 'Who we are' } }
const WRONG = { about_us_banner_title: { en: 'a\nb' } }

const entry = z.object({ at: z.string(), by: z.string(), missed: z.string().nullable() })
const detail = z.object({
  data: z.object({
    version: z.number(),
    fields: z.unknown(),
    draft: z.object({ number: z.number() }).nullable(),
    published: z.object({ number: z.number(), by: z.string() }).nullable(),
    schedule: entry.nullable(),
  }),
})
const overview = z.object({ data: z.object({ content: z.unknown() }) })

describeOnEachDatabase('content that is published at a time', (database) => {
  const desk = deskCalls(() => database().db)
  const told: string[][] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push([...tags]), settled: async () => {} }
  let asha = ''
  let ravi = ''
  beforeEach(async () => {
    const { db } = database()
    for (const table of [content, contentVersions, contentDrafts, contentSchedules]) await db.delete(table)
    asha = (await desk.join('editor')).session
    ravi = (await desk.join('administrator')).session
    await write('publish', { version: 0, fields: ABOUT })
    told.length = 0
  })

  const read = async () => detail.parse((await desk.as(asha, '/desk/content/about')).body).data
  const write = async (what: string, body: object, token = asha) =>
    (await desk.postAs(token, `/desk/content/about/${what}`, body)).status
  const shown = async () => (await desk.as(asha, '/cms?type=aboutus')).body
  /** So many hours from now, as the website writes it. */
  const inHours = (hours: number) =>
    new Date(desk.clock.at + (hours + 5.5) * HOUR_MS).toISOString().replace('.000Z', '+05:30')
  const schedule = (hours: number, more: object = {}) =>
    desk.postAs(asha, '/desk/content/about/schedule', { version: 1, fields: OTHER, at: inHours(hours), ...more })
  const work = (hours: number, look = publisher(database().db, website, pino({ enabled: false }))) =>
    look(new Date(desk.clock.at + hours * HOUR_MS))
  const trail = async () =>
    (
      await database().db.execute(
        sql`select "by", action, after from desk_audit where record = 'content about' order by id desc`,
      )
    ).rows
  const terminal = (...args: string[]) => {
    const command = readContentCommand(args)
    if (command.action === 'help') throw new Error('no command')
    return runContentCommand(database().db, command)
  }

  test('it waits for its time, and then stands on its page once, as published by who set the time', async () => {
    expect((await schedule(2)).status).toBe(200)
    expect(await read()).toMatchObject({
      fields: OTHER,
      draft: { number: 2 },
      schedule: { by: 'A editor', missed: null },
    })
    expect(JSON.stringify((await desk.as(ravi, '/desk/content')).body)).toContain('"missed":null')
    await work(1.9)
    expect([await shown(), told]).toEqual([{ data: { about: ABOUT } }, []])
    await Promise.all([work(2.1), work(2.1), work(2.1)])
    expect(await shown()).toEqual({ data: { about: OTHER } })
    expect(told).toEqual([['content:aboutus']])
    expect(await read()).toMatchObject({ published: { number: 3, by: 'A editor' }, draft: null, schedule: null })
    const [first, second] = await trail()
    expect(first).toMatchObject({ by: 'A editor', action: 'content-published-at-time', after: { version: 3 } })
    expect(second).toMatchObject({ action: 'publish-time-set', after: { version: 2 } })
    await work(3)
    expect(told).toHaveLength(1)
  })

  test('it is taken back, with what was typed as the draft', async () => {
    await schedule(2)
    expect((await schedule(0, { version: 2, at: '' })).status).toBe(200)
    expect(await read()).toMatchObject({ version: 2, draft: { number: 2 }, schedule: null })
    expect((await trail())[0]).toMatchObject({ by: 'A editor', action: 'publish-time-removed' })
    await work(3)
    expect(await shown()).toEqual({ data: { about: ABOUT } })
  })

  test.each([
    ['a moment ago', { at: '2020-01-01T09:00:00+05:30' }, 'past'],
    ['in more than a year', { at: '2099-01-01T09:00:00+05:30' }, 'far'],
    ['of no calendar', { at: '2026-02-30T09:00:00+05:30' }, 'unreadable'],
    ['without a day', { at: 'T09:00:00+05:30' }, 'unreadable'],
    ['of what is published already', { fields: ABOUT }, 'noDraft'],
  ])('a time %s is refused, and what was typed is the draft', async (_, more, flaw) => {
    const { status, body } = await schedule(2, more)
    expect([status, body]).toMatchObject([422, { errors: { at: [flaw] } }])
    expect(await read()).toMatchObject({
      fields: { ...ABOUT, ...OTHER, ...('fields' in more && ABOUT) },
      schedule: null,
    })
  })

  test('a time that is refused takes the place of none: the one before it stands, and comes', async () => {
    await schedule(2)
    expect((await schedule(-1, { version: 2 })).status).toBe(422)
    expect((await read()).schedule).toEqual({ at: expect.any(String) as string, by: 'A editor', missed: null })
    await work(2.1)
    expect(await shown()).toEqual({ data: { about: OTHER } })
  })

  test('what does not pass the checks gets no time', async () => {
    expect((await schedule(2, { fields: WRONG })).status).toBe(422)
    expect(await read()).toMatchObject({ fields: WRONG, draft: { number: 2 }, schedule: null })
  })

  test('a draft that somebody saves anew is not published; the time holds for none but the one that it was set for', async () => {
    await schedule(2)
    expect(await write('draft', { version: 2, fields: { about_us_banner_title: { en: 'Half a' } } }, ravi)).toBe(200)
    expect((await read()).schedule).toMatchObject({ by: 'A editor', missed: 'edited' })
    await work(3)
    expect([await shown(), told]).toEqual([{ data: { about: ABOUT } }, []])
    const { body } = await desk.as(asha, '/desk/overview')
    expect(overview.parse(body).data.content).toMatchObject({
      drafts: 1,
      timed: [{ section: 'about', by: 'A editor', missed: 'edited' }],
    })
    await desk.postAs(ravi, '/desk/content/about/schedule', { version: 3, fields: OTHER, at: inHours(4) })
    expect((await read()).schedule).toMatchObject({ by: 'A administrator', missed: null })
  })

  test('nothing goes over what a command has published meanwhile', async () => {
    await schedule(2)
    await terminal('set', 'about.about_us_banner_title', 'From afar')
    await work(3)
    expect(await shown()).toMatchObject({ data: { about: { about_us_banner_title: { en: 'From afar' } } } })
    expect(await read()).toMatchObject({ draft: { number: 2 }, schedule: { missed: 'changed' } })
  })

  test('what no longer passes the checks when its time has come stays the draft, and says so', async () => {
    await schedule(2)
    await database().db.update(contentVersions).set({ fields: WRONG }).where(eq(contentVersions.number, 2))
    await work(3)
    await work(4)
    expect([await shown(), told]).toEqual([{ data: { about: ABOUT } }, []])
    expect(await read()).toMatchObject({ draft: { number: 2 }, schedule: { missed: 'invalid' } })
    const missed = (await trail()).filter(({ action }) => action === 'publish-time-missed')
    expect(missed).toMatchObject([{ by: 'A editor', after: { why: 'invalid' } }])
  })

  test('one that cannot be stored is logged, keeps no other from its page, and is tried again', async () => {
    const { db } = database()
    await schedule(2)
    const mentor = { mentoring_title: { en: 'Mentors' } }
    const later = { version: 0, fields: mentor, at: inHours(2.5) }
    expect((await desk.postAs(asha, '/desk/content/mentor/schedule', later)).status).toBe(200)
    await db.execute(sql`alter table content add constraint broken check (section <> 'about') not valid`)
    const lines: unknown[] = []
    const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) })
    const look = publisher(db, website, log)
    await work(3, look)
    await work(3, look).finally(() => db.execute(sql`alter table content drop constraint broken`))
    expect(lines).toMatchObject([
      { section: 'about', error: expect.stringMatching(/check constraint "broken"$/) as string },
    ])
    expect(told).toEqual([['content:mentoring']])
    await work(3, look)
    expect(await shown()).toEqual({ data: { about: OTHER } })
  })

  test('who may no longer publish does not by a time that they had set', async () => {
    await schedule(2)
    await database().db.update(deskAccounts).set({ closedAt: desk.now() }).where(eq(deskAccounts.role, 'editor'))
    await work(3)
    const { body } = await desk.as(ravi, '/desk/content/about')
    expect(detail.parse(body).data).toMatchObject({ draft: { number: 2 }, schedule: { missed: 'forbidden' } })
  })

  test.each([
    ['publish', { version: 2, fields: OTHER }],
    ['discard', { version: 2 }],
  ])('with %s the time goes', async (what, body) => {
    await schedule(2)
    expect(await write(what, body, ravi)).toBe(200)
    expect((await read()).schedule).toBeNull()
    expect((await trail()).map(({ action }) => action)).toContain('publish-time-removed')
  })

  test('of two at once the second sets nothing, and what they typed is set aside', async () => {
    await write('draft', { version: 1, fields: { about_us_banner_title: { en: 'Ours' } } }, ravi)
    expect((await schedule(2)).status).toBe(409)
    expect(await read()).toMatchObject({ version: 2, schedule: null })
  })
})
