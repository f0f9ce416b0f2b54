import { FIELDS, type Field } from './document'

const WEIGHTS: Record<Field, number> = {
  [FIELDS.nameAndKind]: 1.15,
  [FIELDS.nameStart]: 1.03,
  [FIELDS.name]: 1,
  [FIELDS.otherName]: 0.97,
  [FIELDS.acronym]: 0.95,
  [FIELDS.kind]: 0.85,
  [FIELDS.university]: 0.3,
  [FIELDS.address]: 0.35,
}

/** What a word is worth by the field in which it stands. */
export const FIELD_WEIGHTS = Float64Array.from(Object.values(FIELDS), (field) => WEIGHTS[field])
