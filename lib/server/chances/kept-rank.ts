import 'server-only'
import type { NextResponse } from 'next/server'
import { z } from 'zod'
import { CHANCE_FIELDS, type TypedChance } from '@/lib/rules/chances/chance-form'
import { purposeOf, seal, unseal } from '@/lib/server/auth/sealed'
import {
  type Cookies,
  getHiddenCookie,
  getSessionToken,
  sessionTokenAfter,
  setHiddenCookie,
} from '@/lib/server/auth/session-cookie'

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

/** What was asked about last in this browser, by the session that stands or by who is signed out, or `null`. */
export function getKeptRank(cookies: Cookies): KeptRank | null {
  return unseal(purposeOf('rank', getSessionToken(cookies)), getHiddenCookie(cookies, 'rank'), keptSchema)
}

/** Keeps it in the browser, where nobody else can read it, and nowhere else. */
export function keepRank(answer: NextResponse, cookies: Cookies, kept: KeptRank): void {
  const lifeS = kept.isKept ? KEPT_LIFE_S : LIFE_S
  setHiddenCookie(answer, 'rank', seal(purposeOf('rank', sessionTokenAfter(answer, cookies)), kept, lifeS), lifeS)
}

export function forgetRank(answer: NextResponse): void {
  setHiddenCookie(answer, 'rank', '', 0)
}
