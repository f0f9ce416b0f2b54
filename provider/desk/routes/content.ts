import { createRoute, z } from '@hono/zod-openapi'
import type { Fields } from '@/lib/contract/body'
import { DESCRIPTIONS, isSectionName, SECTION_NAMES, type SectionName } from '@/lib/contract/content/sections'
import {
  DESK_CONTENT,
  DESK_CONTENT_DISCARD,
  DESK_CONTENT_REVERT,
  DESK_CONTENT_SCHEDULE,
} from '@/lib/contract/desk/content'
import { PREVIEW_HOURS } from '@/lib/contract/desk/session-life'
import { minutesAfter } from '@/lib/contract/time'
import { formOf, untranslatedIn } from '@/lib/rules/desk/content-form'
import { tagsOf } from '@/provider/content/sections'
import { getContent } from '@/provider/content/store/content'
import { listSchedules } from '@/provider/content/store/schedules'
import { listDrafts, listPublished } from '@/provider/content/store/versions'
import { atDesk, DESK_REFUSALS, NO_RECORD } from '@/provider/desk/at-desk'
import { draftErrors } from '@/provider/desk/draft-answer'
import { deskRoute } from '@/provider/desk/desk-route'
import { detailSchema, maybeAnswer, rowSchema, scheduleAnswer } from '@/provider/desk/routes/content-answer'
import {
  type ContentOutcome,
  discardDraft,
  getDeskContent,
  revertContent,
  saveContent,
  scheduleContent,
} from '@/provider/desk/store/content'
import { errorSchema, FAILURES, json, messageSchema, UNREADABLE } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { LARGE_TEXT } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'

const UNKNOWN = 'There is no such section, or no such version of it.'

const security = [{ bearer: [] }]
const params = z.object({ section: z.string() })

const listRoute = deskRoute('GET /desk/content', {
  summary: 'The sections of content, with what waits to be published',
  responses: { 200: json(z.strictObject({ data: z.array(rowSchema) }), 'The sections') },
})

const detailRoute = deskRoute('GET /desk/content/{section}', {
  summary: 'A section as it is edited: its draft, or else what is published',
  request: { params },
  responses: { 200: json(z.strictObject({ data: detailSchema }), 'The section') },
})

/** A call that writes a version of a section. */
function writing<What extends 'draft' | 'publish' | 'schedule' | 'discard' | 'revert', Of extends Fields>(
  what: What,
  summary: string,
  body: Of,
) {
  const path = `/desk/content/{section}/${what}` as const
  return createRoute({
    method: 'post',
    path,
    summary,
    middleware: [atDesk(`POST ${path}`), LARGE_TEXT] as const,
    security,
    request: { params, body: jsonBody(body) },
    responses: {
      200: json(messageSchema, 'It is done, and in the audit trail.'),
      409: json(errorSchema, 'Somebody saved since: what was sent is kept aside, and nothing else was done.'),
      ...UNREADABLE,
      422: json(
        z.strictObject({ message: z.string(), errors: z.record(z.string(), z.array(z.string())).optional() }),
        'It cannot be published as it is: it is kept as the draft.',
      ),
      404: NO_RECORD,
      ...DESK_REFUSALS,
      ...FAILURES,
    },
  })
}

const draftRoute = writing('draft', 'Saves a draft, which no page shows', DESK_CONTENT)
const publishRoute = writing('publish', 'Puts a section before the public', DESK_CONTENT)
const scheduleRoute = writing(
  'schedule',
  'Saves a draft that is published at a time, or at none any more',
  DESK_CONTENT_SCHEDULE,
)
const discardRoute = writing('discard', 'Takes the draft away; it stays among the versions', DESK_CONTENT_DISCARD)
const revertRoute = writing(
  'revert',
  'Makes a version what the section is again, as a draft or for the public',
  DESK_CONTENT_REVERT,
)

const untranslated = (section: SectionName, fields: unknown) =>
  untranslatedIn(formOf(DESCRIPTIONS[section], fields), fields)

const MESSAGES = {
  done: 'It is done.',
  same: 'It is so already.',
  unknown: UNKNOWN,
  changed: 'Somebody has saved this section since you opened it.',
  invalid: 'It cannot be published as it is; it is kept as the draft.',
} as const satisfies Record<ContentOutcome, string>
const STATUSES = { done: 200, same: 200, unknown: 404, changed: 409, invalid: 422 } as const satisfies Record<
  ContentOutcome,
  number
>

export const deskContentCalls = createRouter()
deskContentCalls.openapi(listRoute, async (c) => {
  const { db } = c.var
  const [stored, drafts, published, schedules] = await Promise.all([
    getContent(db, SECTION_NAMES),
    listDrafts(db),
    listPublished(db),
    listSchedules(db),
  ])
  const data = SECTION_NAMES.map((section) => {
    const draft = drafts.find((each) => each.section === section)
    const fields = draft === undefined ? stored[section] : draft.fields
    const last = published.find((each) => each.section === section)
    const schedule = schedules.find((each) => each.section === section)
    return {
      section,
      published: maybeAnswer(last),
      draft: maybeAnswer(draft),
      schedule: schedule ? scheduleAnswer(schedule) : null,
      untranslated: untranslated(section, fields),
    }
  })
  return c.json({ data }, 200)
})
deskContentCalls.openapi(detailRoute, async (c) => {
  const { section } = c.req.valid('param')
  if (!isSectionName(section)) return c.json({ message: UNKNOWN }, 404)
  const found = await getDeskContent(c.var.db, section, c.var.account.id)
  const { version, fields, problems } = found
  const preview = c.var.desk.signPreview(section, minutesAfter(c.var.signIn.now(), PREVIEW_HOURS * 60))
  const data = {
    ...{ section, version, fields, problems, preview, untranslated: untranslated(section, fields) },
    ...{ draft: maybeAnswer(found.draft), published: maybeAnswer(found.published), aside: maybeAnswer(found.aside) },
    schedule: found.schedule ? scheduleAnswer(found.schedule) : null,
  }
  return c.json({ data }, 200)
})
deskContentCalls.openapi(draftRoute, async (c) => {
  const { db, account, signIn } = c.var
  const { section } = c.req.valid('param')
  if (!isSectionName(section)) return c.json({ message: UNKNOWN }, 404)
  const outcome = await saveContent(db, account, 'draft', { section, ...c.req.valid('json') }, signIn.now())
  return c.json({ message: MESSAGES[outcome] }, STATUSES[outcome])
})
deskContentCalls.openapi(publishRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const { section } = c.req.valid('param')
  if (!isSectionName(section)) return c.json({ message: UNKNOWN }, 404)
  const outcome = await saveContent(db, account, 'published', { section, ...c.req.valid('json') }, signIn.now())
  if (outcome === 'done') website.revalidate(tagsOf(section))
  return c.json({ message: MESSAGES[outcome] }, STATUSES[outcome])
})
deskContentCalls.openapi(scheduleRoute, async (c) => {
  const { db, account, signIn } = c.var
  const { section } = c.req.valid('param')
  if (!isSectionName(section)) return c.json({ message: UNKNOWN }, 404)
  const outcome = await scheduleContent(db, account, { section, ...c.req.valid('json') }, signIn.now())
  if (outcome.kind === 'time') return c.json(draftErrors(outcome), 422)
  return c.json({ message: MESSAGES[outcome.kind] }, STATUSES[outcome.kind])
})
deskContentCalls.openapi(discardRoute, async (c) => {
  const { db, account, signIn } = c.var
  const { section } = c.req.valid('param')
  if (!isSectionName(section)) return c.json({ message: UNKNOWN }, 404)
  const outcome = await discardDraft(db, account, { section, ...c.req.valid('json') }, signIn.now())
  return c.json({ message: MESSAGES[outcome] }, STATUSES[outcome])
})
deskContentCalls.openapi(revertRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const { section } = c.req.valid('param')
  if (!isSectionName(section)) return c.json({ message: UNKNOWN }, 404)
  const asked = c.req.valid('json')
  const outcome = await revertContent(db, account, { section, ...asked }, signIn.now())
  if (outcome === 'done' && asked.as === 'published') website.revalidate(tagsOf(section))
  return c.json({ message: MESSAGES[outcome] }, STATUSES[outcome])
})
