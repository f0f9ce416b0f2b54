import 'server-only'
import { type DeskInvitation, deskInvitationSchema } from '@/lib/contract/desk/account'
import { askDesk } from '@/lib/server/desk/ask-desk'
import { readDeskVisitor, requireDesk } from '@/lib/server/desk/desk-page'
import { surviveOutage } from '@/lib/server/provider/outage'

type Invitation =
  { data: DeskInvitation; token: string; missing: null } | { data: null; token: null; missing: 'gone' | 'away' }

/** What an invitation is for. Its token goes to the provider in a body, and into no line of a log there. */
export async function readInvitation(token: string): Promise<Invitation> {
  requireDesk()
  const { address } = await readDeskVisitor()
  const ask = () => askDesk({ address, token: null }, 'POST /desk/invitation', { token })
  const reply = await surviveOutage(ask, { fallback: null })
  if (reply?.status === 404 || reply?.status === 422) return { data: null, token: null, missing: 'gone' }
  const answer = deskInvitationSchema.safeParse(reply?.json)
  if (!reply?.ok || !answer.success) return { data: null, token: null, missing: 'away' }
  return { data: answer.data, token, missing: null }
}
