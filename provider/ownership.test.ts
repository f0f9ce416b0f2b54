import { sql } from 'drizzle-orm'
import { ownershipIn, ownershipOf } from '@/provider/ownership'
import { describeOnEachDatabase } from '@/testing/provider/databases'

/** As lists write it, after cleaning or by an editor. */
const TEXTS = [
  ['Government', 'government'],
  ['Government, Tribal Welfare Department', 'government'],
  ['Central government, Kendriya Vidyalaya', 'government'],
  ['Local body', 'government'],
  ['Govt. College', 'government'],
  ['Government-aided', 'aided'],
  ['Private, aided', 'aided'],
  ['Aided', 'aided'],
  ['Private, self-financing', 'private'],
  ['Private, unaided', 'private'],
  ['Private un-aided', 'private'],
  ['Un aided', 'private'],
  ['Pvt.', 'private'],
  ['Self Financing', 'private'],
  ['State university', 'university'],
  ['Central university', 'university'],
  ['Private university', 'private_university'],
  ['University (private)', 'private_university'],
  ['Deemed university, government', 'deemed'],
  ['Deemed university, private', 'deemed'],
  ['Unrecognized', null],
  ['Others', null],
  [null, null],
] as const

describeOnEachDatabase('who runs an institution', (database) => {
  test('is read out of what lists write', async () => {
    const rows = TEXTS.map(([text], at) => sql`(${at}::int, ${text}::text)`)
    const { rows: read } = await database().db.execute<{ ownership: string | null }>(
      sql`select ${ownershipIn(sql`said.text`)} as ownership
        from (values ${sql.join(rows, sql`, `)}) as said (at, text) order by said.at`,
    )
    expect(TEXTS.map(([text], at) => [text, read[at]?.ownership])).toEqual(TEXTS)
    expect(TEXTS.map(([text]) => [text, ownershipOf(text)])).toEqual(TEXTS)
  })
})
