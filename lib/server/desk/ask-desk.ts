import 'server-only'
import { type AnyDeskCall, type AskedOf, deskRequest } from '@/lib/contract/desk/request'
import { callForVisitor, type ProviderReply, type Visitor } from '@/lib/server/auth/session-call'

/** Makes a call of the desk in somebody's name, by what `RIGHTS` calls it. */
export function askDesk<Call extends AnyDeskCall>(
  visitor: Visitor,
  call: Call,
  ...asked: AskedOf<Call>
): Promise<ProviderReply> {
  const { method, path, body } = deskRequest(call, ...asked)
  return callForVisitor(visitor, method, path, body)
}
