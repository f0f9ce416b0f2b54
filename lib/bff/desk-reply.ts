import 'server-only'
import { z } from 'zod'
import { sealedReply } from '@/lib/bff/sealed-reply'
import { keysOf } from '@/lib/contract/keys-of'
import { DESK_SAYINGS, type DeskReply } from '@/lib/rules/desk/desk-reply'
import { type Cookies, deskTokenAfter, getDeskToken } from '@/lib/server/auth/session-cookie'

const reply: z.ZodType<DeskReply> = z.object({
  to: z.string(),
  said: z.enum(keysOf(DESK_SAYINGS)),
  typed: z.record(z.string(), z.string()),
  wrong: z.record(z.string(), z.string()).optional(),
  awaits: z.object({ account: z.string(), to: z.string(), typed: z.record(z.string(), z.string()) }).optional(),
})

/** For one page of the desk at a time: its forms post one after the other. Of a session of the desk, whoever is signed in as a student. */
export const deskReply = sealedReply('desk', reply, { token: getDeskToken, tokenAfter: deskTokenAfter })

/** What the last form came to, for the page that it led to; other pages say nothing of it. */
export async function findDeskReply(cookies: Cookies, path: string): Promise<DeskReply | null> {
  const found = await deskReply.find(cookies)
  return found?.to === path ? found : null
}
