import { SCHOLARSHIP_FIELD_NAMES, type ScholarshipField, type ScholarshipFlaw } from '@/lib/contract/desk/scholarship'
import { cellsOfScholarship, readScholarshipCells } from '@/provider/costs/scholarship-cells'
import type { ScholarshipRow, ScholarshipSaid } from '@/provider/costs/scholarship-schema'
import { listScholarships, scholarshipIds } from '@/provider/costs/scholarships'
import { scholarshipEdits } from '@/provider/costs/tables'
import type { Database } from '@/provider/platform/database'
import { SCHOLARSHIP_TAGS } from '@/provider/platform/revalidate'
import { type RecordKind, UNNAMED } from './records'

/** The same name may stand there for another year. */
const nameIn = ({ name, year }: ScholarshipSaid) => `${name.en.toLowerCase()} ${year ?? ''}`
const TWICE: ReadonlyMap<ScholarshipField, ScholarshipFlaw> = new Map([['name', 'twice']])

/** Of a long name so much is the id. */
const MAX_START_LENGTH = 40

/** An id of the name, which no other ever had. */
async function freeId(tx: Database, { name }: ScholarshipSaid) {
  const used = await scholarshipIds(tx)
  const words = name.en.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const start = words.slice(0, MAX_START_LENGTH).replace(/^-+|-+$/g, '') || 'scholarship'
  let id = start
  for (let number = 2; used.has(id); number += 1) id = `${start}-${number}`
  return id
}

/** What the desk says of one from now on; `null`: it is withdrawn. */
const keep = (tx: Database, id: string, said: ScholarshipSaid | null) =>
  tx.insert(scholarshipEdits).values({ id, said }).onConflictDoUpdate({ target: scholarshipEdits.id, set: { said } })

/** The scholarships: the desk's word leads over the list that comes with the program. */
export const SCHOLARSHIPS: RecordKind<ScholarshipRow, ScholarshipSaid, ScholarshipField, ScholarshipFlaw> = {
  ...{ room: 'scholarships', tags: SCHOLARSHIP_TAGS },
  names: SCHOLARSHIP_FIELD_NAMES,
  trail: {
    noun: 'scholarship',
    idOf: ({ id }) => id,
    factsOf: cellsOfScholarship,
  },
  cellsOf: cellsOfScholarship,
  read: readScholarshipCells,
  list: listScholarships,
  table: 'scholarship_edits',
  obstacleTo: (said, row, rows) =>
    rows.some((each) => each.id !== row?.id && nameIn(each) === nameIn(said)) ? TWICE : null,
  // As long as nobody has read the page anew, it was the copy that was read.
  rowOf: (said, row) => ({
    ...{ ...said, id: row?.id ?? UNNAMED },
    from_copy: row?.from_copy === true && row.read_at === said.read_at,
  }),
  async put(tx, { id: known, ...said }, isNew) {
    const id = isNew ? await freeId(tx, said) : known
    await keep(tx, id, said)
    return [{ id, ...said }]
  },
  remove: (tx, { id }) => keep(tx, id, null),
}
