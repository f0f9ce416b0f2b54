import type { MatchAspect } from '@/lib/contract/desk/match-aspect'
import type { DeskImportReasons } from '@/lib/messages/en/desk-import-reasons'
import type { DeskMatchReasons } from '@/lib/messages/en/desk-match-reasons'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { readReason } from './import-reason'
import { readDoubt, readFields, readMatch } from './match-reasons'

type Texts = {
  row: DeskImportReasons
  match: DeskMatchReasons
  /** What the columns of a list are called. */
  columns: Readonly<Record<string, string>>
}

const signed = (weight: number) => `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(1)}`
/** An aspect within a line. */
const within = (aspect: string) =>
  /^\p{Lu}{2}/u.test(aspect) ? aspect : aspect.replace(/^./, (letter) => letter.toLowerCase())
type Weighed = { aspect: MatchAspect; weight: number; about: string | null }

/** One field that speaks for two being one or against it, with its weight. */
export function sayWeighed({ aspect: name, weight: size, about }: Weighed, text: DeskMatchReasons, isWithin = false) {
  const aspect = isWithin ? within(text.aspects[name]) : text.aspects[name]
  const weight = signed(size)
  return about === null
    ? fillMessage(text.reason, { aspect, weight })
    : fillMessage(text.reasonOf, { aspect, weight, about })
}

/** What speaks for two being one and against it, in one line; `null`: it is said another way, in English. */
export function sayMatched(why: string, text: DeskMatchReasons): string | null {
  const match = readMatch(why)
  if (match !== null) {
    const reasons = match.reasons.map((reason) => sayWeighed(reason, text, true)).join(', ')
    return fillMessage(text.line, { weight: match.weight, needed: match.needed, reasons })
  }
  const fields = readFields(why)
  if (fields === null) return null
  const listed = (those: typeof fields.its) =>
    those.map(({ aspect, about }) => `${within(text.aspects[aspect])}${about === null ? '' : ` (${about})`}`).join(', ')
  return [
    ...(fields.its.length > 0 ? [fillMessage(text.forIt, { fields: listed(fields.its) })] : []),
    ...(fields.others.length > 0 ? [fillMessage(text.againstIt, { fields: listed(fields.others) })] : []),
  ].join('; ')
}

/** Why a row of a list comes to what it comes to, or what was noted of it; `null`: it is said another way, in English. */
export function sayRowReason(words: string, texts: Texts): string | null {
  const { row, match } = texts
  const doubt = readDoubt(words)
  if (doubt !== null) {
    const said = doubt.map(({ name, why }) => {
      const reasons = sayMatched(why, match)
      return reasons === null ? null : fillMessage(row.candidate, { name, reasons })
    })
    if (!said.includes(null)) return fillMessage(row.mayBe, { institutions: said.join('; ') })
  }
  const matched = sayMatched(words, match)
  if (matched !== null) return matched
  const reason = readReason(words)
  if (reason === null) return null
  const { why, column } = reason.values
  const values = {
    ...reason.values,
    ...(why !== undefined && { why: sayRowReason(why, texts) ?? why }),
    ...(column !== undefined && { column: texts.columns[column] ?? column }),
  }
  const sentence: string = row.reasons[reason.name]
  return fillMessage(sentence, values)
}
