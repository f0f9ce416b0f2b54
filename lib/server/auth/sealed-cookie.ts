import 'server-only'
import type { NextResponse } from 'next/server'
import type { z } from 'zod'
import type { HiddenCookie } from '@/lib/rules/auth/cookies'
import { purposeOf, seal, unseal } from './sealed'
import { type Cookies, getHiddenCookie, getSessionToken, sessionTokenAfter, setHiddenCookie } from './session-cookie'

/** A cookie that no script reads and that opens for one session alone, or for all who are signed out; `lifeS` in seconds. */
export function sealedCookie<Value>(name: HiddenCookie, lifeS: number, schema: z.ZodType<Value>) {
  return {
    /** What was kept in the session of these cookies, or `null`. */
    find: (cookies: Cookies): Value | null =>
      unseal(purposeOf(name, getSessionToken(cookies)), getHiddenCookie(cookies, name), schema),
    /** Keeps it for the session that stands after this answer to a request with these cookies. */
    keep(answer: NextResponse, cookies: Cookies, value: Value): void {
      setHiddenCookie(answer, name, seal(purposeOf(name, sessionTokenAfter(answer, cookies)), value, lifeS), lifeS)
    },
  }
}
