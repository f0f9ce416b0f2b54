import type { MatchAspect } from '@/lib/contract/desk/match-aspect'
import type { Reason } from './reason'
import type { Found, Target } from './link'
import { MATCHED, type LevelName } from './weights'

/** The field that a level belongs to, as the report calls it. */
const FIELD: Record<LevelName, MatchAspect> = {
  word: 'name',
  sound: 'name',
  spelling: 'name',
  initials: 'name',
  longInitials: 'name',
  initialsAlone: 'name',
  joined: 'name',
  namedInitials: 'name',
  names: 'name',
  kind: 'kind',
  sameKind: 'kind',
  whole: 'whole name',
  placed: 'place in the name',
  placedApart: 'place in the name',
  bearers: 'a name of many',
  ofMany: 'a name of several',
  initial: 'initial',
  otherWord: 'other word',
  furtherWord: 'other word',
  stranger: 'other word',
  misread: 'other words',
  conflict: 'other words',
  before: 'before the name',
  beforeAlone: 'before the name',
  crowd: 'a name of several',
  aloneApart: 'elsewhere',
  elsewhere: 'elsewhere',
  behind: 'behind the name',
  behindUnplaced: 'behind the name',
  apart: 'elsewhere',
  owned: 'another owner',
  telling: 'told apart by',
  subject: 'subject',
  department: 'a department',
  nextSubject: 'subject',
  furtherSubject: 'subject',
  kinSubject: 'other subjects',
  faculty: 'faculty',
  otherSubject: 'other subjects',
  filler: 'left out',
  otherNoun: 'another kind',
  sibling: 'a society’s name',
  campus: 'a society’s campus',
  ground: 'a society’s town',
  sister: 'told apart by',
  town: 'town',
  otherTown: 'another town',
  mainTown: 'another town',
  otherTwin: 'another town',
  district: 'district',
  nextDistrict: 'neighbouring district',
  formerDistrict: 'district of before',
  otherDistrict: 'another district',
  disputedDistrict: 'another district',
  locality: 'address',
  otherLocality: 'another address',
  zip: 'PIN',
  otherZip: 'another PIN',
  kinds: 'courses',
  otherStage: 'school and college',
  otherKinds: 'other courses',
  university: 'university',
  otherUniversity: 'another university',
  owner: 'owner',
  otherOwner: 'another owner',
  website: 'website',
  phone: 'telephone',
}

function signed(weight: number): string {
  return `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(1)}`
}

/** What a comparison weighed, field by field: "15.2: name +9.8 (mallige), town +1.5, other words −3.2". */
export function sayMatch({ weight, reasons }: { weight: number; reasons: readonly Reason[] }): string {
  const fields = reasons.map(({ level, weight: part, about }) => {
    const said = about === '' ? '' : ` (${about})`
    return `${FIELD[level]} ${signed(part)}${said}`
  })
  return `${weight.toFixed(1)} of ${MATCHED}: ${fields.join(', ')}`
}

/** What speaks for two being one and what against it, without weights: for two that are compared apart from their lists. */
export function sayFields({ reasons }: { reasons: readonly Reason[] }): string {
  const those = (isFor: boolean) =>
    reasons
      .filter(({ weight }) => weight !== 0 && weight > 0 === isFor)
      .map(({ level, about }) => (about === '' ? FIELD[level] : `${FIELD[level]} (${about})`))
  const [its, others] = [those(true), those(false)]
  return [
    ...(its.length > 0 ? [`for it: ${its.join(', ')}`] : []),
    ...(others.length > 0 ? [`against it: ${others.join(', ')}`] : []),
  ].join('; ')
}

/** Whether two share a word of their names, and not their kind or place alone. */
export const sharesName = ({ reasons }: { reasons: readonly Reason[] }): boolean =>
  reasons.some(({ level, weight }) => weight > 0 && FIELD[level] === 'name')

/** Which institutions a doubtful record may be. */
export function sayDoubt(found: readonly Found<Target>[]): string {
  const each = found.map(
    (one) => `${one.target.name}${one.target.id === null ? '' : ` (${one.target.id})`}, ${sayMatch(one)}`,
  )
  return `may be ${each.join('; or ')}`
}
