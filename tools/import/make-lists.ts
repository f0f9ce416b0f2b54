import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** Sizes of the public lists of 2021 and 2025, so that invented ones measure the same. */
const SCHOOLS = 56_270
const INSTITUTIONS = 13_089
const PROGRAMMES_EACH = [4, 5, 4, 5, 4]

const DISTRICTS = [
  'MYSURU',
  'BENGALURU U SOUTH',
  'HASSAN',
  'BALLARI',
  'TUMAKURU',
  'SHIVAMOGGA',
  'BIDAR',
  'KOLAR',
  'UDUPI',
]
const KINDS = [
  'GLPS',
  'GHPS',
  'GOVT HIGHER PRIMARY SCHOOL',
  'GOVT.HIGH SCHOOL',
  'GJC',
  'MORARJI DESAI RESIDENTIAL SCHOOL',
]
const CATEGORIES = ['1', '2', '2', '8', '10', '5']
const SYLLABLES = [
  'KA',
  'MA',
  'HALLI',
  'PURA',
  'GERE',
  'SHI',
  'VA',
  'DODDA',
  'CHIK',
  'NA',
  'RA',
  'KERE',
  'BELU',
  'TI',
  'SO',
  'HO',
]
const STATES = ['Karnataka', 'Tamil Nadu', 'Maharashtra', 'Kerala', 'Gujarat', 'Uttar Pradesh', 'Punjab', 'Bihar']
const COURSES = [
  ['ENGINEERING AND TECHNOLOGY', 'UNDER GRADUATE', 'COMPUTER SCIENCE & ENGINEERING'],
  ['ENGINEERING AND TECHNOLOGY', 'UNDER GRADUATE', 'ELECTRONICS & COMMUNICATION ENGG'],
  ['ENGINEERING AND TECHNOLOGY', 'DIPLOMA', 'MECHANICAL ENGINEERING'],
  ['MANAGEMENT', 'POST GRADUATE', 'MBA'],
  ['COMPUTER APPLICATIONS', 'UNDER GRADUATE', 'BCA'],
] as const

function place(index: number): string {
  let rest = index + 17
  let name = ''
  for (let part = 0; part < 4; part += 1) {
    name += SYLLABLES[rest % SYLLABLES.length]
    rest = Math.floor(rest / SYLLABLES.length)
  }
  return name
}

function pick<Value>(list: readonly Value[], index: number): Value | undefined {
  return list[index % list.length]
}

function* schools(): Generator<string> {
  yield 'schcd,schname,schcat,management,rururb,dtname,stname,vilname,pincode\n'
  for (let index = 0; index < SCHOOLS; index += 1) {
    const code = `29${String(index + 100_000_000)}`
    const kind = pick(KINDS, index)
    yield `${code},${kind}  ${place(index)},${pick(CATEGORIES, index)},Department of Education,${(index % 4 === 0 ? 2 : 1).toString()},${pick(DISTRICTS, index)},Karnataka,${place(index)}, \n`
  }
}

function* institutions(): Generator<string> {
  for (let index = 0; index < INSTITUTIONS; index += 1) {
    const programmes = Array.from({ length: pick(PROGRAMMES_EACH, index) ?? 4 }, (_, at) => {
      const [programme, level, course] = pick(COURSES, at) ?? COURSES[0]
      return { programme, level, course, course_type: 'Course Institute-1', intake: '60' }
    })
    const name = `${place(index)} COLLEGE OF ENGINEERING`
    const address = `NO ${index}, ${place(index * 7)} ROAD`
    const row = {
      aicte_id: `1-${index}`,
      institute_name: name,
      address,
      district: pick(DISTRICTS, index),
      institution_type: 'Private-Self Financing',
      programmes,
      state: pick(STATES, index),
      university: 'None',
    }
    yield `${JSON.stringify(row)}\n`
  }
}

/** Writes lists of the size and shape of the public ones, with invented rows, for machines that have none. */
export async function makeLists(schoolsFile: string, institutionsFile: string): Promise<void> {
  await pipeline(Readable.from(schools()), createGzip(), createWriteStream(schoolsFile))
  await pipeline(Readable.from(institutions()), createGzip(), createWriteStream(institutionsFile))
}
