import 'server-only'
import { z } from 'zod'
import { sealedReply } from '@/lib/bff/sealed-reply'
import { DESK_SAYINGS, type DeskReply } from '@/lib/rules/desk/desk-reply'

const reply: z.ZodType<DeskReply> = z.object({ said: z.enum(DESK_SAYINGS), typed: z.record(z.string(), z.string()) })

/** For the next page of the desk, whichever it is: its forms post one at a time. */
export const deskReply = sealedReply('desk', reply)
