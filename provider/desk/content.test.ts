import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readContentCommand, runContentCommand } from '@/provider/content/command'
import { content, contentDrafts, contentVersions } from '@/provider/content/store/content-tables'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { HOUR } from '@/testing/provider/sign-in'

const ABOUT = { about_us_banner_title: { en: 'About us', kn: 'ನಮ್ಮ ಬಗ್ಗೆ' } }
const OTHER = { about_us_banner_title: { en: 'Who we are' } }
const WRONG = { about_us_banner_title: { en: 'a\nb' }, about_us_banner_image: 'nowhere' }

const version = z.object({ number: z.number(), by: z.string() }).nullable()
const detail = z.object({
  data: z.object({
    version: z.number(),
    fields: z.unknown(),
    untranslated: z.number(),
    problems: z.array(z.object({ path: z.string(), code: z.string() })),
    draft: version,
    published: version,
    aside: version,
    preview: z.string(),
  }),
})
const whole = z.object({ data: z.object({ kind: z.string(), fields: z.unknown() }) })

describeOnEachDatabase('content at the desk', (database) => {
  const desk = deskCalls(() => database().db)
  let editor = ''
  let other = ''
  beforeAll(async () => {
    editor = (await desk.join('editor')).session
    other = (await desk.join('administrator')).session
  })
  beforeEach(async () => {
    const { db } = database()
    for (const table of [content, contentVersions, contentDrafts]) await db.delete(table)
  })

  const read = async (token = editor) => detail.parse((await desk.as(token, '/desk/content/about')).body).data
  const write = async (what: string, body: object, token = editor) =>
    (await desk.postAs(token, `/desk/content/about/${what}`, body)).status
  const shown = async () => (await desk.as(editor, '/cms?type=aboutus')).body
  const terminal = (...args: string[]) => {
    const command = readContentCommand(args)
    if (command.action === 'help') throw new Error('no command')
    return runContentCommand(database().db, command)
  }

  test('a draft is seen by who edits, and by no page', async () => {
    expect(await write('publish', { version: 0, fields: ABOUT })).toBe(200)
    expect(await write('draft', { version: 1, fields: OTHER })).toBe(200)
    expect(await shown()).toEqual({ data: { about: ABOUT } })
    expect(await read(other)).toMatchObject({ version: 2, fields: OTHER, untranslated: 1, problems: [] })
    const list = (await desk.as(editor, '/desk/content')).body
    expect(JSON.stringify(list)).toContain('"section":"about"')
    expect(list).toMatchObject({
      data: expect.arrayContaining([
        {
          section: 'about',
          published: expect.objectContaining({ number: 1, by: 'A editor' }),
          draft: expect.objectContaining({ number: 2 }),
          schedule: null,
          untranslated: 1,
        },
      ]),
    })
    expect(await write('publish', { version: 2, fields: OTHER })).toBe(200)
    expect(await shown()).toEqual({ data: { about: OTHER } })
    expect((await read()).draft).toBeNull()
  })

  test('what cannot be published is kept as the draft, with what is wrong by its place', async () => {
    expect(await write('publish', { version: 0, fields: ABOUT })).toBe(200)
    expect(await write('publish', { version: 1, fields: WRONG })).toBe(422)
    expect(await shown()).toEqual({ data: { about: ABOUT } })
    const { fields, problems, draft } = await read()
    expect(fields).toEqual(WRONG)
    expect(problems).toEqual([
      { path: 'about_us_banner_image', code: 'picture' },
      { path: 'about_us_banner_title.en', code: 'manyLines' },
    ])
    expect(draft?.number).toBe(2)
  })

  test('of two at once one is heard; what the other wrote is kept, said to them alone, and can be taken up', async () => {
    await write('publish', { version: 0, fields: ABOUT })
    const fields = { about_us_banner_title: { en: 'Ours' } }
    const both = await Promise.all([
      write('publish', { version: 1, fields: OTHER }),
      write('draft', { version: 1, fields }, other),
    ])
    expect(both.sort()).toEqual([200, 409])
    const late = (await read()).aside === null ? other : editor
    const { aside, version: now } = await read(late)
    expect(now).toBe(2)
    expect(aside).toMatchObject({ number: 3 })
    expect((await read(late === editor ? other : editor)).aside).toBeNull()
    const kept = whole.parse((await desk.as(late, '/desk/content/about/versions/3')).body).data
    expect(kept.kind).toBe('aside')
    expect(await write('revert', { version: 2, to: 3, as: 'draft' }, late)).toBe(200)
    expect(await read(late)).toMatchObject({ version: 4, fields: kept.fields, aside: null })
  })

  test('any version can be published again, and nothing is ever gone', async () => {
    await write('publish', { version: 0, fields: ABOUT })
    await write('publish', { version: 1, fields: OTHER })
    expect(await write('revert', { version: 1, to: 1, as: 'published' })).toBe(409)
    expect(await write('revert', { version: 2, to: 1, as: 'published' })).toBe(200)
    expect(await shown()).toEqual({ data: { about: ABOUT } })
    const { body } = await desk.as(editor, '/desk/content/about/versions')
    expect(body).toMatchObject({
      total: 3,
      data: [
        { number: 3, made_from: 1 },
        { number: 2, made_from: 1 },
        { number: 1, made_from: 0 },
      ],
    })
    expect(await write('revert', { version: 3, to: 9, as: 'draft' })).toBe(404)
  })

  test('a draft that is discarded waits no more, and stays a version', async () => {
    await write('publish', { version: 0, fields: ABOUT })
    await write('draft', { version: 1, fields: OTHER })
    expect(await write('discard', { version: 1 })).toBe(409)
    expect(await write('discard', { version: 2 })).toBe(200)
    expect(await read()).toMatchObject({ fields: ABOUT, draft: null, version: 1 })
    const trail = await database().db.execute(sql`select action, before from desk_audit order by id desc limit 1`)
    expect(trail.rows).toEqual([{ action: 'draft-discarded', before: { version: 2 } }])
    expect(whole.parse((await desk.as(editor, '/desk/content/about/versions/2')).body).data.fields).toEqual(OTHER)
  })

  test('who still has the discarded draft before them does not publish it: it is set aside', async () => {
    await write('publish', { version: 0, fields: ABOUT })
    await write('draft', { version: 1, fields: OTHER })
    await write('discard', { version: 2 }, other)
    expect(await write('publish', { version: 2, fields: OTHER })).toBe(409)
    expect(await shown()).toEqual({ data: { about: ABOUT } })
    expect((await read()).aside).toMatchObject({ number: 3 })
    expect(await write('publish', { version: 1, fields: OTHER })).toBe(200)
  })

  test('the draft that was saved from this very form is published, though the form is older', async () => {
    await write('publish', { version: 0, fields: ABOUT })
    await write('draft', { version: 1, fields: OTHER })
    expect(await write('publish', { version: 1, fields: OTHER })).toBe(200)
    expect(await shown()).toEqual({ data: { about: OTHER } })
    expect((await read()).draft).toBeNull()
  })

  test('the terminal does the same: a version, the audit trail, and a draft that waits stays', async () => {
    await write('publish', { version: 0, fields: ABOUT })
    await write('draft', { version: 1, fields: OTHER })
    await terminal('set', 'about.about_us_banner_title', 'From afar')
    expect(await read()).toMatchObject({
      version: 3,
      fields: OTHER,
      draft: { number: 2 },
      published: { number: 3, by: 'terminal' },
    })
    expect(await write('draft', { version: 2, fields: ABOUT })).toBe(409)
    const trail = await database().db.execute(
      sql`select "by", action, before, after from desk_audit where record = 'content about' order by id desc limit 2`,
    )
    expect(trail.rows[1]).toMatchObject({
      by: 'terminal',
      action: 'content-published',
      before: { version: 2, 'about_us_banner_title.en': 'About us' },
      after: { version: 3, 'about_us_banner_title.en': 'From afar' },
    })
  })

  test('what is published waits no more as a draft', async () => {
    await write('draft', { version: 0, fields: OTHER })
    expect(await write('publish', { version: 1, fields: ABOUT })).toBe(200)
    expect(await read()).toMatchObject({ version: 2, fields: ABOUT, draft: null })
  })

  test('what is saved again as it was is no version', async () => {
    await write('publish', { version: 0, fields: ABOUT })
    expect(
      await write('draft', { version: 1, fields: { about_us_banner_title: { kn: 'ನಮ್ಮ ಬಗ್ಗೆ', en: 'About us' } } }),
    ).toBe(200)
    expect(await write('publish', { version: 1, fields: ABOUT })).toBe(200)
    expect(await read()).toMatchObject({ version: 1, draft: null })
  })

  test('who has the link sees the draft on its page for an hour, and nothing but content', async () => {
    await write('publish', { version: 0, fields: ABOUT })
    await write('draft', { version: 1, fields: WRONG })
    const { preview } = await read()
    const look = (token: string, type = 'aboutus') => desk.as(token, `/desk/preview?type=${type}`)
    expect(await look(preview)).toMatchObject({ status: 200, body: { data: { about: WRONG } } })
    expect((await look(preview, 'contactus')).body).toEqual({ data: {} })
    expect((await look(preview.replace('about', 'contact'))).status).toBe(401)
    expect((await look(editor)).status).toBe(401)
    expect((await desk.as(preview, '/desk/content')).status).toBe(401)
    const [of = '', until = '', digest = ''] = preview.split('.')
    const altered = Array.from(preview, (letter, at) =>
      [preview.slice(0, at), letter === 'A' ? 'B' : 'A', preview.slice(at + 1)].join(''),
    )
    const forged = [
      ...Array.from(preview, (_, length) => preview.slice(0, length)),
      ...altered,
      `${of}.${Number(until) + HOUR}.${digest}`,
      `${of}.${until}9.${digest}`,
      `${of}.${digest}.${until}`,
      `${preview}.${digest}`,
      `${of}..${digest}`,
    ]
    for (const token of forged) expect([token, (await look(token)).status]).toEqual([token, 401])
    expect(await shown()).toEqual({ data: { about: ABOUT } })
    desk.forward(HOUR + 1)
    expect((await look(preview)).status).toBe(401)
    for (const role of ['editor', 'administrator'] as const) {
      const { session } = await desk.join(role)
      if (role === 'editor') editor = session
      else other = session
    }
  })

  test.each([
    ['no such section', '/desk/content/nothing/draft', { version: 0, fields: {} }, 404],
    ['fields that are no section', '/desk/content/about/draft', { version: 0, fields: 'x' }, 422],
    ['what no database keeps', '/desk/content/about/draft', { version: 0, fields: { a: 'a\0' } }, 422],
    [
      'what is nested without end',
      '/desk/content/about/draft',
      { version: 0, fields: JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`) },
      422,
    ],
  ])('%s is refused', async (_, path, body, status) => {
    expect((await desk.postAs(editor, path, body)).status).toBe(status)
  })
})
