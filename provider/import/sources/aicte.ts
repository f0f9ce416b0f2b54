import { z } from 'zod'
import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { cleanAddress, zipIn } from '@/provider/import/clean/address'
import { readTown, type TownReader } from '@/provider/import/clean/city'
import { correctDistrict, districtIdOf } from '@/provider/import/clean/district'
import { readTwinTown } from '@/provider/import/clean/twin-town'
import { collegeName } from '@/provider/import/clean/institute-name'
import { classifyCollege } from '@/provider/import/clean/institution-type'
import { cleanFlag } from '@/provider/import/clean/flag'
import { levelOfAicte } from '@/provider/import/clean/level'
import { cleanOwnership } from '@/provider/import/clean/ownership'
import { properName } from '@/provider/import/clean/proper-name'
import { readQualification } from '@/provider/import/clean/qualification'
import { isResidentialName } from '@/provider/import/clean/residential'
import { streamOfCourse } from '@/provider/import/clean/stream'
import { nameParts } from '@/provider/import/clean/name-parts'
import { mendText, presentText } from '@/provider/import/clean/text'
import { cleanUniversity } from '@/provider/import/clean/university'
import type { DraftCourse, RawRow, Reading, StateWanted } from '@/provider/import/draft'
import { NO_FACTS } from '@/provider/import/facts'
import { chooseNames } from '@/provider/names/distinct-names'
import { isKarnataka, unwantedState } from './state'

const loose = z.union([z.string(), z.number()]).nullish()
const programmeSchema = z.object({
  programme: loose,
  level: loose,
  course: loose,
  course_type: loose,
  shift: loose,
  availability: loose,
  intake: loose,
})
const rowSchema = z.object({
  aicte_id: z.union([z.string(), z.number()]).transform(String),
  institute_name: loose,
  address: loose,
  district: loose,
  institution_type: loose,
  women: loose,
  minority: loose,
  state: loose,
  university: loose,
  programmes: z.array(z.unknown()).nullish(),
})

function seatsOf(intake: unknown): number | null {
  const digits = presentText(intake)?.replace(/,/g, '')
  return digits !== undefined && /^\d{1,6}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null
}

function readProgrammes(
  programmes: readonly unknown[],
  university: string | null,
): { courses: DraftCourse[]; unreadable: number } {
  const courses: DraftCourse[] = []
  let unreadable = 0
  for (const each of programmes) {
    const parsed = programmeSchema.safeParse(each)
    const row = parsed.success ? parsed.data : null
    const read = row === null ? null : readQualification({ ...row, courseType: row.course_type, university })
    if (row === null || read === null) {
      unreadable += 1
      continue
    }
    courses.push({
      ...read,
      fees: null,
      seats: seatsOf(row.intake),
      level: levelOfAicte(row.level),
      streamId: streamOfCourse(
        mendText(String(row.programme ?? '')),
        mendText(String(row.level ?? '')),
        read.name === read.category
          ? read.category
          : `${read.name} ${read.category.startsWith('Postgraduate Diploma') ? read.category : ''}`.trim(),
      ),
      origin: JSON.stringify(row),
    })
  }
  return { courses, unreadable }
}

/** Reads a row of the AICTE list. Never throws: a row that says too little is rejected with the reason. */
export function readAicteRow({ values }: RawRow, wanted: StateWanted, towns: TownReader): Reading {
  const parsed = rowSchema.safeParse(values)
  if (!parsed.success) return { rejected: IMPORT_REASONS.wrongAicteRow, externalId: null, name: null }
  const row = parsed.data
  const externalId = mendText(row.aicte_id)
  const cleaned = collegeName(row.institute_name)
  const { name, others } = cleaned === null ? { name: null, others: [] } : nameParts(cleaned)
  const rejected = (why: string): Reading => ({ rejected: why, externalId, name })
  if (externalId === '') return rejected(IMPORT_REASONS.noAicteId)
  if (name === null) return rejected(IMPORT_REASONS.noName)
  const state = presentText(row.state)
  const unwanted = unwantedState(state, wanted)
  if (unwanted !== null) return rejected(unwanted)

  const isHere = isKarnataka(state)
  const university = cleanUniversity(row.university)
  const ownership = cleanOwnership(row.institution_type)
  const address = cleanAddress(row.address)
  const zip = zipIn(address, !isHere)
  const listed = isHere ? districtIdOf(row.district) : null
  const districtId = isHere ? correctDistrict(listed, `${address ?? ''}, ${name}`, zip) : null
  const notes: string[] = []
  if (isHere && listed === null)
    notes.push(fillMessage(IMPORT_REASONS.unknownDistrict, { word: presentText(row.district) ?? '' }))
  if (listed !== null && districtId !== listed)
    notes.push(fillMessage(IMPORT_REASONS.correctedDistrict, { word: presentText(row.district) ?? '' }))
  const town = readTown(towns, { name, address, zip, districtId })
  if (town?.method === 'quarter') notes.push(IMPORT_REASONS.byQuarter)
  const { courses, unreadable } = readProgrammes(row.programmes ?? [], university)
  if (unreadable > 0) notes.push(fillMessage(IMPORT_REASONS.programmesLeft, { count: unreadable }))
  const classification = classifyCollege(
    name,
    ownership,
    courses.map((course) => course.streamId),
  )
  if (classification === null) return rejected(IMPORT_REASONS.noProgramme)
  const outside = !isHere && presentText(row.district) !== null ? properName(presentText(row.district) ?? '') : null
  return {
    notes,
    draft: {
      source: 'aicte',
      externalId,
      name: { en: name },
      alternativeNames: chooseNames({ en: name }, others).kept,
      state: isHere ? 'Karnataka' : properName(state ?? ''),
      districtId,
      cityId: town?.cityId ?? null,
      twinTown: readTwinTown(town?.cityId ?? null, [address, name]),
      address: outside === null ? address : [address, outside].filter(Boolean).join(', '),
      zip,
      ...NO_FACTS,
      university,
      ownership,
      // "N" stands also at colleges that are named for women: it says nothing.
      gender: cleanFlag(row.women) === true ? 'women' : null,
      minority: cleanFlag(row.minority),
      isResidential: isResidentialName(name),
      ...classification,
      courses,
    },
  }
}
