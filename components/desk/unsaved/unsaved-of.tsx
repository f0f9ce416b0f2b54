import type { DeskUser } from '@/lib/contract/desk/account'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { type DeskReply, isAdded, lastOf } from '@/lib/rules/desk/desk-reply'
import { UnsavedOffer } from './unsaved-offer'

type Props = {
  /** Which form it is for: `plan/12`, or `plan/new` of one that is added. */
  record: `${string}/${string}`
  /** The version that the form shows now; of one that is added there is none. */
  version?: string
  user: DeskUser | null
  /** What the last form of this page came to. */
  reply: DeskReply | null
  text: DeskMessages
}

/** What keeps what is typed into the form around it, for who is signed in. */
export function UnsavedOf({ record, version = '', user, reply, text }: Props) {
  if (user === null) return null
  const isNew = reply !== null && isAdded(reply.said)
  return (
    <UnsavedOffer
      {...{ record, version, account: user.id, last: lastOf(reply), dates: text.dates, text: text.unsaved }}
      addedBy={isNew ? record.replace(/\/.*/, '/new') : null}
    />
  )
}
