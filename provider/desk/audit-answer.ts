import { z } from '@hono/zod-openapi'
import { inArray } from 'drizzle-orm'
import { AUDIT_ACTIONS, AUDIT_NAMED } from '@/lib/contract/desk/audit'
import type { Text } from '@/lib/contract/lenient'
import { deskAccounts, type deskAudit } from '@/provider/desk/store/desk-tables'
import { institutes } from '@/provider/directory/store/schema'
import { textSchema } from '@/provider/http/answers'
import type { Database } from '@/provider/platform/database'
import { isLineName } from '@/provider/desk/store/proposal-lines'

const valuesSchema = z.union([z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])), z.null()])

export const auditEntrySchema = z
  .strictObject({
    id: z.int(),
    at: z.iso.datetime(),
    by: z.string(),
    action: z.enum(AUDIT_ACTIONS),
    record: z.string(),
    before: valuesSchema,
    after: valuesSchema,
    left_out: z.array(z.string()).openapi({
      description: 'The fields of `after` whose words are too long for this answer; `before` and `after` are null then',
    }),
    names: z.record(z.string(), textSchema).openapi({
      description:
        'What the accounts and institutions are called now that it names by their numbers, by such as `account 5`',
    }),
  })
  .openapi('AuditEntry')

type Row = typeof deskAudit.$inferSelect

/** All that an entry names by its number, such as `account 5`. */
const namedIn = ({ record, before, after }: Row): string[] => [
  record,
  ...[before, after].flatMap((values) =>
    Object.entries(AUDIT_NAMED).flatMap(([name, noun]) => {
      const id = values?.[name]
      return typeof id === 'number' ? [`${noun} ${id}`] : []
    }),
  ),
]

async function namesOf(db: Database, records: readonly string[]): Promise<Map<string, Text>> {
  const idsOf = (noun: string) =>
    [...new Set(records.flatMap((record) => new RegExp(`^${noun} (\\d{1,9})$`).exec(record)?.[1] ?? []))].map(Number)
  const [people, places] = await Promise.all([
    db
      .select()
      .from(deskAccounts)
      .where(inArray(deskAccounts.id, idsOf('account'))),
    db
      .select({ id: institutes.id, name: institutes.name })
      .from(institutes)
      .where(inArray(institutes.id, idsOf('institution'))),
  ])
  return new Map<string, Text>([
    ...people.map(({ id, name }) => [`account ${id}`, { en: name }] as const),
    ...places.map(({ id, name }) => [`institution ${id}`, name] as const),
  ])
}

/** So much of what was said is answered at once. Of the older entries it is left out: they stand in the database. */
const MAX_SAID_BYTES = 2_000_000
/** What each value takes beside its words of the page that shows it: of a table of courses it is most. */
const VALUE_BYTES = 200
const sizeOf = ({ before, after }: Row) =>
  Buffer.byteLength(JSON.stringify([before, after])) +
  VALUE_BYTES * [before, after].reduce((sum, values) => sum + Object.keys(values ?? {}).length, 0)
type Said = Pick<Row, 'before' | 'after'> & { left_out: string[] }
const MAX_LINES_NAMED = 20

/**
 * Which fields it said something of, or emptied: what a record said can be brought back all the same, by a call that reads
 * its version.
 */
function leftOut({ before, after }: Row): Said {
  const isWords = (value: unknown) => typeof value === 'string' || value === null
  const fields = Object.entries(after ?? before ?? {}).flatMap(([name, value]) => (isWords(value) ? [name] : []))
  // Lines of a proposal are counted through, hundreds in one entry, and none is brought back by its name.
  const [lines, others] = [fields.filter(isLineName), fields.filter((name) => !isLineName(name))]
  return { before: null, after: null, left_out: [...others, ...lines.slice(0, MAX_LINES_NAMED)] }
}

/** Entries as they are answered, the latest first, with the names of what they have numbers of. */
export async function auditAnswers(db: Database, rows: readonly Row[]) {
  const names = await namesOf(db, rows.flatMap(namedIn))
  let room = MAX_SAID_BYTES
  return rows.map((row) => {
    const { id, at, by, action, record, before, after } = row
    room -= sizeOf(row)
    const named = namedIn(row).flatMap((each) => {
      const name = names.get(each)
      return name === undefined ? [] : [[each, name] as const]
    })
    const said: Said = room < 0 ? leftOut(row) : { before, after, left_out: [] }
    return { id, at: at.toISOString(), by, action, record, ...said, names: Object.fromEntries(named) }
  })
}
