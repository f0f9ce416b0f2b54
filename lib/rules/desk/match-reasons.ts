import { MATCH_ASPECTS, type MatchAspect } from '@/lib/contract/desk/match-aspect'

type MatchReason = { aspect: MatchAspect; weight: number; about: string | null }
export type SaidMatch = { weight: string; needed: string; reasons: MatchReason[] }

const WHOLE = /^(-?\d+\.\d) of (\d+): (.+)$/
const ONE = /^(.+?) ([+−])(\d+\.\d)(?: \((.*)\))?$/
const BETWEEN = /, (?=[\p{L}’ ]+ [+−]\d)/u

/** What a kept reason says, field by field: `15.2 of 11: name +9.8 (mallige), town +1.5`. `null`: it is said another way. */
export function readMatch(why: string): SaidMatch | null {
  const [, weight = '', needed = '', fields = ''] = WHOLE.exec(why) ?? []
  const reasons = fields.split(BETWEEN).map((part): MatchReason | null => {
    const [, word = '', sign = '', size = '', about = null] = ONE.exec(part) ?? []
    const aspect = MATCH_ASPECTS.find((each) => each === word)
    return aspect === undefined ? null : { aspect, weight: Number(size) * (sign === '+' ? 1 : -1), about }
  })
  const read = reasons.filter((reason) => reason !== null)
  return read.length === reasons.length ? { weight, needed, reasons: read } : null
}

type Field = { aspect: MatchAspect; about: string | null }
const ASPECT = [...MATCH_ASPECTS].sort((a, b) => b.length - a.length).join('|')
const FIELD = new RegExp(`^(${ASPECT})(?: \\((.*)\\))?$`)
const BETWEEN_FIELDS = new RegExp(`, (?=(?:${ASPECT})(?: \\(|, |$))`)
const FIELDS = /^(?:for it: (.+?))?(?:; )?(?:against it: (.+))?$/

function readListed(fields: string): Field[] | null {
  const read = fields.split(BETWEEN_FIELDS).map((part): Field | null => {
    const [, word = '', about = null] = FIELD.exec(part) ?? []
    const aspect = MATCH_ASPECTS.find((each) => each === word)
    return aspect === undefined ? null : { aspect, about }
  })
  const known = read.filter((field) => field !== null)
  return known.length === read.length ? known : null
}

/** What speaks for two being one and against it, without weights: `for it: name (mallige), town; against it: kind`. */
export function readFields(why: string): { its: Field[]; others: Field[] } | null {
  const [found, its, others] = FIELDS.exec(why) ?? []
  if (!found) return null
  const [own, opposed] = [its, others].map((fields) => (fields === undefined ? [] : readListed(fields)))
  return own && opposed ? { its: own, others: opposed } : null
}

const DOUBT = /^may be ([\s\S]+)$/
const CANDIDATE = /^([\s\S]+?), (-?\d+\.\d of \d+: .+)$/

/** Which institutions a row may be, as the report names them: `may be Mallige (7), 9.1 of 11: name +9.8; or …`. */
export function readDoubt(why: string): { name: string; why: string }[] | null {
  const [, all] = DOUBT.exec(why) ?? []
  const read = (all ?? '').split('; or ').map((part) => CANDIDATE.exec(part))
  return all === undefined || read.includes(null)
    ? null
    : read.map((found) => ({ name: found?.[1] ?? '', why: found?.[2] ?? '' }))
}
