import { z } from 'zod'
import { deskRequest } from '@/lib/contract/desk/request'
import type { DeskRole } from '@/lib/contract/desk/rights'
import { addInvitation } from '@/provider/desk/store/accounts'
import type { Database } from '@/provider/platform/database'
import { codeAt } from '@/testing/provider/desk'

const invitedSchema = z.object({ data: z.object({ secret: z.string() }) })
const acceptedSchema = z.object({ data: z.object({ token: z.string() }) })

/** Posts JSON to a path under `API_BASE_URL`. @returns what was answered */
export type Post = (path: string, body: object) => Promise<{ body: string }>

/** Somebody who was invited and has accepted. @returns the token of their session */
export async function joinDesk(db: Database, post: Post, role: DeskRole, name: string): Promise<string> {
  const mail = `${name.toLowerCase().replaceAll(' ', '.')}@desk.example`
  const token = await addInvitation(db, { name, mail, role }, new Date())
  const invited = await post(deskRequest('POST /desk/invitation').path, { token })
  const { secret } = invitedSchema.parse(JSON.parse(invited.body)).data
  const accepted = await post(deskRequest('POST /desk/invitation/accept').path, {
    ...{ token, code: codeAt(secret, Date.now()), device: name },
  })
  return acceptedSchema.parse(JSON.parse(accepted.body)).data.token
}
