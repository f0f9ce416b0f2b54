import type { ReactNode } from 'react'
import type { DeskUser } from '@/lib/contract/desk/account'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { type DeskReply, isAdded, isGood, lastOf } from '@/lib/rules/desk/desk-reply'
import { UnsavedEnd } from './unsaved-end'
import { UnsavedOffer } from './unsaved-offer'

type Page = {
  user: DeskUser | null
  /** What the last form of this page came to. */
  reply: DeskReply | null
  text: DeskMessages
}

type Props = Page & {
  /** Which form it is for: `plan/12`, or `plan/new` of one that is added. */
  record: `${string}/${string}`
  /** The version that the form shows now; of one that is added there is none. */
  version?: string
}

/** What keeps what is typed into the form around it, for who is signed in. */
export function UnsavedOf({ record, version = '', user, reply, text }: Props) {
  if (user === null) return null
  return (
    <>
      {reply !== null && isAdded(reply.said) && <UnsavedEnd record={record.replace(/\/.*/, '/new')} />}
      <UnsavedOffer
        {...{ record, version, account: user.id, last: lastOf(reply), dates: text.dates, text: text.unsaved }}
      />
    </>
  )
}

/** Such a one in a form of a page; `isRefused`: whether that form is what was refused, where the page has several. */
export type Keeping = (record: Props['record'], form?: { version?: string; isRefused?: boolean }) => ReactNode

/** What keeps what is typed, for the forms of a page. */
export const keepingOf = ({ reply, ...page }: Page): Keeping =>
  function keep(record, { version, isRefused = true } = {}) {
    const own = reply !== null && (isRefused || isGood(reply.said)) ? reply : null
    return <UnsavedOf {...{ record, ...page, reply: own }} {...(version !== undefined && { version })} />
  }
