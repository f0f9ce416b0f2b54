import { z } from 'zod'
import type { DeskRole } from '@/lib/contract/desk/rights'
import { addInvitation } from '@/provider/desk/store/accounts'
import type { Database } from '@/provider/platform/database'
import { codeAt } from '@/testing/provider/desk'

const invitedSchema = z.object({ data: z.object({ secret: z.string() }) })
const acceptedSchema = z.object({ data: z.object({ token: z.string() }) })

/** Posts JSON to a path of the provider. @returns what it answered */
export type Post = (path: string, body: object) => Promise<{ body: string }>

/** Somebody who was invited and has accepted. @returns the token of their session */
export async function joinDesk(db: Database, post: Post, role: DeskRole, name: string): Promise<string> {
  const mail = `${name.toLowerCase().replaceAll(' ', '.')}@desk.example`
  const token = await addInvitation(db, { name, mail, role }, new Date())
  const { secret } = invitedSchema.parse(JSON.parse((await post('/api/v1/desk/invitation', { token })).body)).data
  const accepted = await post('/api/v1/desk/invitation/accept', {
    ...{ token, code: codeAt(secret, Date.now()), device: 'a drill' },
  })
  return acceptedSchema.parse(JSON.parse(accepted.body)).data.token
}
