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
