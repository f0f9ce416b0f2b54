import { UNWRITTEN } from '@/lib/contract/desk/draft'
import { eq } from 'drizzle-orm'
import { TEMPLATE_FIELD_NAMES, type TemplateField, type TemplateFlaw } from '@/lib/contract/desk/template'
import { deskTemplates } from '@/provider/desk/store/desk-tables'
import { cellsOfTemplate, readTemplateCells, type TemplateRow, type TemplateSaid } from '@/provider/desk/template-cells'
import type { Database } from '@/provider/platform/database'
import type { RecordKind } from './records'

const titleIn = ({ title }: TemplateSaid) => title.en.toLowerCase()
const TWICE: ReadonlyMap<TemplateField, TemplateFlaw> = new Map([['title', 'twice']])

/** All of them, by title. */
export async function listTemplates(db: Database): Promise<TemplateRow[]> {
  const rows = await db.select().from(deskTemplates)
  return rows.toSorted((one, other) => one.title.en.localeCompare(other.title.en, 'en') || one.id - other.id)
}

/** Templates of answers to enquiries. A counsellor chooses one by its title, so no two have the same. */
export const TEMPLATES: RecordKind<TemplateRow, TemplateSaid, TemplateField, TemplateFlaw> = {
  // No page of the website shows them.
  ...{ room: 'templates', tags: [] },
  names: TEMPLATE_FIELD_NAMES,
  trail: {
    noun: 'template',
    idOf: ({ id }) => String(id),
    factsOf: cellsOfTemplate,
  },
  cellsOf: cellsOfTemplate,
  read: readTemplateCells,
  list: listTemplates,
  table: 'desk_templates',
  obstacleTo: (said, row, rows) =>
    rows.some((each) => each.id !== row?.id && titleIn(each) === titleIn(said)) ? TWICE : null,
  rowOf: (said, row) => ({ ...said, id: row?.id ?? UNWRITTEN }),
  put: (tx, { id, ...said }, isNew) =>
    isNew
      ? tx.insert(deskTemplates).values(said).returning()
      : tx.update(deskTemplates).set(said).where(eq(deskTemplates.id, id)).returning(),
  remove: (tx, { id }) => tx.delete(deskTemplates).where(eq(deskTemplates.id, id)),
}
