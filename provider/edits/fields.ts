import {
  INSTITUTION_FIELD_NAMES,
  INSTITUTION_FIELDS,
  type InstitutionField,
  type InstitutionValues,
} from '@/lib/contract/desk/institution'
import { sayCoordinates } from '@/lib/contract/coordinates'
import { ofOwnFees, type OwnFee } from '@/lib/contract/fee-range'
import { DEFAULT_LANGUAGE, LANGUAGES, type OtherLanguage } from '@/lib/contract/language'
import { OTHER_LANGUAGES, type Text } from '@/lib/contract/lenient'
import { byCodedField, codedField } from '@/lib/contract/text-fields'
import type { Gender } from '@/lib/contract/gender'
import type { institutes } from '@/provider/directory/store/schema'
import type { Composed } from '@/provider/import/merge/compose'
import { cleanClasses } from '@/provider/import/clean/class-range'
import { canLieIn } from '@/provider/geography/outlines'
import { cleanCoordinates } from '@/provider/import/clean/coordinates'
import { cleanFeeRange } from '@/provider/import/clean/fee-range'

/** The columns of an institution that the desk may set. */
export type EditedColumns = Pick<
  typeof institutes.$inferSelect,
  | 'name'
  | 'typeId'
  | 'typeIds'
  | 'districtId'
  | 'cityId'
  | 'address1'
  | 'zip'
  | 'coordinates'
  | 'phone'
  | 'email'
  | 'website'
  | 'facebook'
  | 'instagram'
  | 'linkedin'
  | 'ownership'
  | 'university'
  | 'gender'
  | 'minority'
  | 'classes'
  | OwnFee
  | 'isResidential'
  | 'tagline'
  | 'description1'
  | 'description2'
>

type Codec = {
  read: (row: EditedColumns) => string
  write: (row: EditedColumns, value: string) => Partial<EditedColumns>
}

const numberOf = (value: string) => (value === '' ? null : Number(value))
const yesNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no')
const GENDERS: readonly Gender[] = INSTITUTION_FIELDS.gender.words

type PlainColumn =
  | ('address1' | 'zip' | 'ownership' | 'university')
  | ('phone' | 'email' | 'website' | 'facebook' | 'instagram' | 'linkedin')
type TextColumn = 'tagline' | 'description1' | 'description2'

/** A plain text of one column. */
const plain = (column: PlainColumn): Codec => ({
  read: (row) => row[column] ?? '',
  write: (_, value) => ({ [column]: value === '' ? null : value }),
})

/** Of one amount or two, as it is typed. */
const ownFee = (column: OwnFee): Codec => ({
  read: ({ [column]: range }) => (range === null ? '' : [...new Set([range.from, range.to])].join('-')),
  write: (_, value) => ({ [column]: cleanFeeRange(value) }),
})

/** The words of the first language: without them a text is none, and those of the others wait for them. */
const original = (column: TextColumn): Codec => ({
  read: (row) => row[column]?.[DEFAULT_LANGUAGE] ?? '',
  write: (row, value) => ({ [column]: value === '' ? null : { ...row[column], [DEFAULT_LANGUAGE]: value } }),
})
const translation = (column: 'name' | TextColumn, language: OtherLanguage): Codec => ({
  read: (row) => row[column]?.[language] ?? '',
  write(row, value) {
    const text = row[column]
    if (text === null) return {}
    const after: Text = { ...text, [language]: value }
    if (value === '') delete after[language]
    return { [column]: after }
  },
})
/** Its fields in their order: that of the first language, then the others. */
const inEachLanguage = <Name extends string>(name: Name, column: TextColumn) => ({
  ...byCodedField(name, [DEFAULT_LANGUAGE], () => original(column)),
  ...byCodedField(name, OTHER_LANGUAGES, (language) => translation(column, language)),
})

/** How each field of the form stands in the directory. */
const CODECS: Record<InstitutionField, Codec> = {
  name_en: { read: ({ name }) => name.en, write: ({ name }, en) => ({ name: { ...name, en } }) },
  ...byCodedField('name', OTHER_LANGUAGES, (language) => translation('name', language)),
  type_id: {
    // No kind has the number 0.
    read: ({ typeId }) => String(typeId || ''),
    // It is found under its new type in the place of the former one, and under those of its streams as before.
    write({ typeId: former, typeIds }, value) {
      const typeId = Number(value)
      const others = typeIds.filter((id) => id !== former && id !== typeId)
      return { typeId, typeIds: [typeId, ...others].sort((a, b) => a - b) }
    },
  },
  district_id: {
    read: ({ districtId }) => String(districtId ?? ''),
    write: (_, value) => ({ districtId: numberOf(value) }),
  },
  city_id: { read: ({ cityId }) => String(cityId ?? ''), write: (_, value) => ({ cityId: numberOf(value) }) },
  address: plain('address1'),
  zip: plain('zip'),
  coordinates: {
    read: ({ coordinates }) => (coordinates === null ? '' : sayCoordinates(coordinates)),
    write: (_, value) => ({ coordinates: cleanCoordinates(value) }),
  },
  phone: plain('phone'),
  email: plain('email'),
  website: plain('website'),
  facebook: plain('facebook'),
  instagram: plain('instagram'),
  linkedin: plain('linkedin'),
  ownership: plain('ownership'),
  university: plain('university'),
  gender: {
    read: ({ gender }) => gender ?? '',
    write: (_, value) => ({ gender: GENDERS.find((gender) => gender === value) ?? null }),
  },
  minority: {
    read: ({ minority }) => yesNo(minority),
    write: (_, value) => ({ minority: value === '' ? null : value === 'yes' }),
  },
  classes: {
    read: ({ classes }) => (classes === null ? '' : `${classes.from}-${classes.to}`),
    write: (_, value) => ({ classes: cleanClasses(value) }),
  },
  ...ofOwnFees(ownFee),
  residential: {
    read: ({ isResidential }) => yesNo(isResidential),
    write: (_, value) => ({ isResidential: value === 'yes' }),
  },
  ...inEachLanguage('tagline', 'tagline'),
  ...inEachLanguage('description', 'description1'),
  ...inEachLanguage('about', 'description2'),
}

type Values = Record<InstitutionField, string>
/** An institution as the desk's form has it. */
export function valuesOf(row: EditedColumns): Values {
  const values = INSTITUTION_FIELD_NAMES.map((name) => [name, CODECS[name].read(row)])
  // fromEntries forgets which names there are.
  return Object.fromEntries(values) as Values
}

/** The columns that change where the desk says this of an institution. */
export function writesOf(row: EditedColumns, said: InstitutionValues): Partial<EditedColumns> {
  return INSTITUTION_FIELD_NAMES.reduce<Partial<EditedColumns>>((writes, name) => {
    const value = said[name]
    return value === undefined ? writes : { ...writes, ...CODECS[name].write({ ...row, ...writes }, value) }
  }, {})
}

/**
 * An institution with what the desk says of it in the place of what lists do. Coordinates that a list has in another district
 * than the desk are of another place.
 */
export function withSaid<Row extends EditedColumns>(row: Row, said: InstitutionValues): Row {
  const after = { ...row, ...writesOf(row, said) }
  const { coordinates, districtId } = after
  const isOfList = said.district_id !== undefined && said.coordinates === undefined
  return isOfList && coordinates !== null && !canLieIn(coordinates, districtId)
    ? { ...after, coordinates: null }
    : after
}

const textOf = (words: string | null) => (words === null ? null : { en: words })

/** Columns of which no list says anything: an import leaves what stands there. */
export const UNLISTED = { facebook: null, instagram: null, linkedin: null, description2: null } as const
const UNLISTED_FIELDS: readonly InstitutionField[] = [
  ...(['facebook', 'instagram', 'linkedin'] as const),
  ...LANGUAGES.map((language) => codedField('about', language)),
]
const saidOf = (names: readonly InstitutionField[], values: Values): InstitutionValues =>
  Object.fromEntries(names.flatMap((name) => (values[name] === '' ? [] : [[name, values[name]] as const])))
/** Of these fields, what is said; where nothing is, nothing. */
export const unlistedIn = (values: Values) => saidOf(UNLISTED_FIELDS, values)

const LATER_FIELDS: readonly InstitutionField[] = [...UNLISTED_FIELDS, 'coordinates']
/** For the version of an institution: fields that came after others leave it as it was, until something is said of them. */
export function valuesInVersion(row: EditedColumns): InstitutionValues {
  const values = valuesOf(row)
  const others = Object.entries(values).filter(([name]) => !LATER_FIELDS.some((each) => each === name))
  return { ...Object.fromEntries(others), ...saidOf(LATER_FIELDS, values) }
}

/** What records say together, as the directory has it. */
export function composedRow(composed: Composed) {
  const { address, tagline, description } = composed
  const texts = { tagline: textOf(tagline), description1: textOf(description) }
  return { ...composed, ...UNLISTED, ...texts, address1: address }
}
