import type pg from 'pg'
import { Linker, type Target } from '@/provider/import/matching/link'
import { profileOf, type Profile } from '@/provider/import/matching/profile'
import { sayMatch } from '@/provider/import/matching/say'
import { DOUBTFUL, MATCHED } from '@/provider/import/matching/weights'
import { listCases } from '@/provider/import/store/cases'
import { eachRecorded, recordKey } from '@/provider/import/store/drafts'

type Institution = Target & { id: number; profiles: Profile[]; apartFrom: Set<number> }
/** Two institutions of the directory that may be one. */
export type Twins = { one: Named; other: Named; weight: number; why: string }
type Named = { id: number; name: string }

function isRegistered({ profiles }: Institution): boolean {
  return profiles.every(({ source }) => source === 'udise')
}

function sharesList(one: Institution, other: Institution): boolean {
  const lists = new Set(one.profiles.map(({ source }) => source))
  return other.profiles.some(({ source }) => lists.has(source))
}

async function loadInstitutions(pool: pg.Pool): Promise<Institution[]> {
  const cases = await listCases(pool)
  const institutions = new Map<number, Institution>()
  for await (const { instituteId, name, draft } of eachRecorded(pool, null)) {
    const known = institutions.get(instituteId)
    const institution = known ?? { id: instituteId, name, profiles: [], apartFrom: new Set<number>() }
    institution.profiles.push(profileOf(draft))
    for (const id of cases.get(recordKey(draft.source, draft.externalId))?.apartFrom ?? [])
      institution.apartFrom.add(id)
    institutions.set(instituteId, institution)
  }
  return [...institutions.values()].sort((a, b) => a.id - b.id)
}

/**
 * Institutions that stand there twice, the likeliest first; with `withDoubtful` those that may as well be two, with
 * `withDecided` those that somebody said are two.
 */
export async function findDuplicates(pool: pg.Pool, withDoubtful: boolean, withDecided = false): Promise<Twins[]> {
  const institutions = await loadInstitutions(pool)
  const linker = new Linker<Institution>()
  for (const { profiles } of institutions) for (const profile of profiles) linker.count(profile)
  const twins: Twins[] = []
  const least = withDoubtful ? DOUBTFUL : MATCHED
  // Each is compared with those before it, so that a pair comes up once.
  for (const institution of institutions) {
    for (const found of linker.find(institution.profiles)) {
      const other = found.target
      const isDecided = !withDecided && (other.apartFrom.has(institution.id) || institution.apartFrom.has(other.id))
      // The register's codes are official: two of them are two schools.
      if (found.weight < least || isDecided || (isRegistered(institution) && isRegistered(other))) continue
      const isOfOneList = !withDoubtful && sharesList(institution, other)
      if (isOfOneList && !linker.isListedTwice(institution.profiles, other.profiles)) continue
      const named = ({ id, name }: Institution) => ({ id, name })
      twins.push({ one: named(other), other: named(institution), weight: found.weight, why: sayMatch(found) })
    }
    for (const profile of institution.profiles) linker.add(profile, institution)
  }
  return twins.sort((a, b) => b.weight - a.weight)
}
