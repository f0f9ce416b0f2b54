import { z } from '@hono/zod-openapi'
import type { AuditAction, AuditValues } from '@/lib/contract/desk/audit'
import { isNewDraft } from '@/lib/contract/desk/draft'
import { auditAnswers, auditEntrySchema } from '@/provider/desk/audit-answer'
import { deskRoute } from '@/provider/desk/desk-route'
import { valuesSchema } from '@/provider/desk/draft-answer'
import { listAuditOf } from '@/provider/desk/store/audit'
import { recordOf } from '@/provider/desk/store/record-trail'
import type { RecordKind } from '@/provider/desk/store/records'
import type { Database } from '@/provider/platform/database'
import { json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'

const NONE = 'Nothing was ever done with such a one.'

const textsIn = (noted: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(noted).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  )

/** What is left of a draft before which there was none: its words, where it was discarded. */
export const wordsLeft = (last: { action: AuditAction; before: AuditValues } | undefined) =>
  last?.action === 'draft-discarded' ? textsIn(last.before ?? {}) : {}

/** What a record said last that is withdrawn, as its form had it, by what the trail noted of it then. */
async function lastWords<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  db: Database,
  { trail, names, list, cellsOf }: RecordKind<Row, Said, Name, Flaw>,
  noted: Readonly<Record<string, unknown>>,
): Promise<Record<string, string>> {
  const facts = textsIn(noted)
  // Where facts are others than fields, those of another record say what its form has.
  const [other] = trail.cellsIn === undefined ? [] : await list(db)
  // A field that was empty is not noted.
  const empty = Object.keys(other === undefined ? {} : trail.factsOf(other)).map((name) => [name, ''] as const)
  const plain = Object.fromEntries(empty.filter(([name]) => names.some((each) => each === name)))
  const cells: Readonly<Record<string, string>> =
    other === undefined ? facts : { ...cellsOf(other), ...trail.cellsIn?.(other, { ...plain, ...facts }) }
  return Object.fromEntries(names.flatMap((name) => (cells[name] === undefined ? [] : [[name, cells[name]] as const])))
}

export const historySchema = z.strictObject({
  data: z.strictObject({
    values: valuesSchema.openapi({
      description: 'What it said last, where it is withdrawn, or a draft before which there was none is discarded',
    }),
    history: z.array(auditEntrySchema),
  }),
})

/** The call by which the history of a record is read that is withdrawn, too. */
export function historyCalls<Row extends object, Said extends object, Name extends string, Flaw extends string>(
  kind: RecordKind<Row, Said, Name, Flaw>,
  thing: string,
) {
  const route = deskRoute(`GET /desk/${kind.room}/{id}/history`, {
    summary: `What was done with ${thing.toLowerCase()}, also with one that is withdrawn`,
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: json(historySchema, 'The latest first') },
  })
  const calls = createRouter()
  calls.openapi(route, async (c) => {
    const { db } = c.var
    const { id } = c.req.valid('param')
    // Nothing is called so, and no database reads it.
    const history = id.includes('\0') ? [] : await listAuditOf(db, recordOf(kind.trail, id))
    const [last] = history
    if (last === undefined) return c.json({ message: NONE }, 404)
    const values =
      last.action === `${kind.trail.noun}-withdrawn`
        ? await lastWords(db, kind, last.before ?? {})
        : isNewDraft(id)
          ? wordsLeft(last)
          : {}
    return c.json({ data: { values, history: await auditAnswers(db, history) } }, 200)
  })
  return calls
}
