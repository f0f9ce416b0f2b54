import type { ExportTable, OpenCourse, OpenRecord } from '@/lib/contract/open-data'
import { OTHER_LANGUAGES } from '@/lib/contract/lenient'
import { codedField } from '@/lib/contract/text-fields'
import { feeRange, totalSeats } from '@/lib/rules/institute/institute-facts'

/** What a cell holds; several values stand in one, apart by `SEPARATOR`. */
export type Cell = string | number | boolean | null | readonly string[]
/** As CSV on the Web names them (XML Schema). */
type CellType = 'string' | 'integer' | 'decimal' | 'boolean' | 'date' | 'anyURI'
export const SEPARATOR = '; '

type Column<Name extends string, Row> = {
  name: Name
  type: CellType
  /** It may hold several values. */
  isList?: true
  /** Each line has it. */
  isRequired?: true
  value: (row: Row) => Cell
}

/** The name in each language that it may lack. */
const NAMES = OTHER_LANGUAGES.map((language) => {
  const name = codedField('name', language)
  return { name, type: 'string', value: ({ [name]: words }: OpenRecord) => words } as const
})

/** One line for each institution. A new column stands last: whoever reads by position goes on as before. */
export const INSTITUTION_COLUMNS = [
  { name: 'id', type: 'integer', isRequired: true, value: ({ id }) => id },
  { name: 'name', type: 'string', isRequired: true, value: ({ name }) => name },
  ...NAMES.slice(0, 1),
  { name: 'other_names', type: 'string', isList: true, value: ({ other_names }) => other_names },
  { name: 'types', type: 'string', isList: true, value: ({ types }) => types },
  { name: 'streams', type: 'string', isList: true, value: ({ streams }) => streams },
  { name: 'ownership', type: 'string', value: ({ ownership }) => ownership },
  { name: 'university', type: 'string', value: ({ university }) => university },
  { name: 'address', type: 'string', value: ({ address }) => address },
  { name: 'city', type: 'string', value: ({ city }) => city },
  { name: 'district', type: 'string', value: ({ district }) => district },
  { name: 'state', type: 'string', value: ({ state }) => state },
  { name: 'pin', type: 'string', value: ({ pin }) => pin },
  { name: 'website', type: 'anyURI', value: ({ website }) => website },
  { name: 'courses', type: 'integer', value: ({ courses }) => courses.length || null },
  { name: 'seats', type: 'integer', value: ({ courses }) => totalSeats(courses) },
  { name: 'fees_from', type: 'integer', value: ({ courses }) => feeRange(courses)?.from ?? null },
  { name: 'fees_to', type: 'integer', value: ({ courses }) => feeRange(courses)?.to ?? null },
  { name: 'rating', type: 'decimal', value: ({ rating }) => rating },
  { name: 'review_count', type: 'integer', value: ({ review_count }) => review_count },
  { name: 'is_sample', type: 'boolean', value: ({ is_sample }) => is_sample },
  { name: 'changed_on', type: 'date', value: ({ changed_on }) => changed_on },
  { name: 'sources', type: 'string', isList: true, value: ({ sources }) => sources },
  { name: 'licences', type: 'string', isList: true, value: ({ licences }) => licences },
  { name: 'gender', type: 'string', value: ({ gender }) => gender },
  { name: 'minority', type: 'boolean', value: ({ minority }) => minority },
  { name: 'class_from', type: 'integer', value: ({ classes }) => classes?.from ?? null },
  { name: 'class_to', type: 'integer', value: ({ classes }) => classes?.to ?? null },
  { name: 'hostel_fee_from', type: 'integer', value: ({ hostel_fee }) => hostel_fee?.from ?? null },
  { name: 'hostel_fee_to', type: 'integer', value: ({ hostel_fee }) => hostel_fee?.to ?? null },
  { name: 'mess_fee_from', type: 'integer', value: ({ mess_fee }) => mess_fee?.from ?? null },
  { name: 'mess_fee_to', type: 'integer', value: ({ mess_fee }) => mess_fee?.to ?? null },
  { name: 'management_fee_from', type: 'integer', value: ({ management_fee }) => management_fee?.from ?? null },
  { name: 'management_fee_to', type: 'integer', value: ({ management_fee }) => management_fee?.to ?? null },
  { name: 'latitude', type: 'decimal', value: ({ coordinates }) => coordinates?.latitude ?? null },
  { name: 'longitude', type: 'decimal', value: ({ coordinates }) => coordinates?.longitude ?? null },
  ...NAMES.slice(1),
] as const satisfies readonly Column<string, OpenRecord>[]
export type InstitutionColumn = (typeof INSTITUTION_COLUMNS)[number]['name']

type CourseRow = { record: OpenRecord; course: OpenCourse }

/** One line for each course of an institution. */
export const COURSE_COLUMNS = [
  { name: 'institution_id', type: 'integer', isRequired: true, value: ({ record }) => record.id },
  { name: 'course', type: 'string', isRequired: true, value: ({ course }) => course.name },
  { name: 'category', type: 'string', value: ({ course }) => course.category },
  { name: 'duration', type: 'string', value: ({ course }) => course.duration },
  { name: 'fees', type: 'integer', value: ({ course }) => course.fees },
  { name: 'course_seats', type: 'integer', value: ({ course }) => course.seats },
  { name: 'level', type: 'string', value: ({ course }) => course.level },
] as const satisfies readonly Column<string, CourseRow>[]
export type CourseColumn = (typeof COURSE_COLUMNS)[number]['name']

/** What the data dictionary says of the columns of each table. */
export const TABLE_COLUMNS: Readonly<
  Record<ExportTable, readonly Omit<Column<InstitutionColumn | CourseColumn, never>, 'value'>[]>
> = { institutions: INSTITUTION_COLUMNS, courses: COURSE_COLUMNS }

/** A cell as text. */
export function cellText(cell: Cell): string {
  if (cell === null) return ''
  return typeof cell === 'object' ? cell.join(SEPARATOR) : String(cell)
}

export const institutionCells = (record: OpenRecord): string[] =>
  INSTITUTION_COLUMNS.map(({ value }) => cellText(value(record)))

/** The lines of an institution's courses. */
export const courseCells = (record: OpenRecord): string[][] =>
  record.courses.map((course) => COURSE_COLUMNS.map(({ value }) => cellText(value({ record, course }))))
