import 'server-only'
import type { NextResponse } from 'next/server'
import { z } from 'zod'
import { CHANCE_FIELDS, type TypedChance } from '@/lib/rules/chances/chance-form'
import { purposeOf, seal, unseal } from '@/lib/server/auth/sealed'
import { sealedCookie } from '@/lib/server/auth/sealed-cookie'
import { type Cookies, getHiddenCookie, setHiddenCookie } from '@/lib/server/auth/session-cookie'

/** As every reply (ADR 52): long enough to sort, narrow and turn pages, and gone before the next one sits down. */
const LIFE_S = 5 * 60
/** If the visitor says so: an admission takes months. */
const KEPT_LIFE_S = 180 * 24 * 60 * 60

const keptSchema = z.object({
  typed: z.partialRecord(z.enum(CHANCE_FIELDS), z.string()),
  isKept: z.boolean(),
  badFee: z.string().optional(),
})
/** `isKept`: the visitor has asked that this browser keeps it. `badFee`: what was typed for a fee and is none, for the form alone. */
export type KeptRank = { typed: TypedChance; isKept: boolean; badFee?: string | undefined }

const ofSession = sealedCookie('rank', LIFE_S, keptSchema)
/** One that the browser keeps is the browser's: it outlives the session's cookie, and ends as one logs in or out. */
const OF_BROWSER = purposeOf('rank', null)

/** What was asked about last in this browser: by the session that stands or by who is signed out, or what it keeps; or `null`. */
export function getKeptRank(cookies: Cookies): KeptRank | null {
  const own = ofSession.find(cookies)
  if (own !== null) return own
  const kept = unseal(OF_BROWSER, getHiddenCookie(cookies, 'rank'), keptSchema)
  return kept?.isKept ? kept : null
}

/** Keeps it in the browser, where nobody else can read it, and nowhere else. */
export function keepRank(answer: NextResponse, cookies: Cookies, kept: KeptRank): void {
  if (kept.isKept) setHiddenCookie(answer, 'rank', seal(OF_BROWSER, kept, KEPT_LIFE_S), KEPT_LIFE_S)
  else ofSession.keep(answer, cookies, kept)
}

export function forgetRank(answer: NextResponse): void {
  setHiddenCookie(answer, 'rank', '', 0)
}
