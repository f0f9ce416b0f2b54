import type { ComponentProps, ReactNode } from 'react'
import type { DeskUser } from '@/lib/contract/desk/account'
import { type Language, LOCALES } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { type DeskReply, type DeskSaying, isGood } from '@/lib/rules/desk/desk-reply'
import { DESK_ROOMS, type DeskPage, helpPath, roomOf } from '@/lib/rules/desk/rooms'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { DeskForm } from './desk-form'
import { PresenceNote } from './presence-note'
import { UnsavedGuard } from './unsaved/unsaved-guard'

/** The form of signing out. */
const SIGN_OUT = 'sign-out'

type PresenceAnswer = Pick<ComponentProps<typeof PresenceNote>, 'list' | 'id' | 'others'>

type Props = {
  lang: Language
  text: DeskMessages
  /** `null`: nobody is signed in, or the provider is away. */
  user: DeskUser | null
  title: string
  /** Of this page, for the link to the other language. */
  page: DeskPage
  /** What its address narrows, chooses or pages by, which stays in the other language. */
  query?: Readonly<Record<string, string>>
  /** What the last form came to. */
  reply: DeskReply | null
  /** What the page cannot show, and why; `null`: nothing. It is said once, also where the form before met the same. */
  missing?: DeskSaying | null
  /** Who else has the record of this page open; `null`: nobody can say. */
  presence?: PresenceAnswer | null
  children: ReactNode
}

/** What stands around every page of the desk. */
export function DeskFrame({ presence = null, missing = null, children, ...props }: Props) {
  const { lang, text, user, title, page, query, reply } = props
  const search = query === undefined ? '' : new URLSearchParams(query).toString()
  return (
    <>
      <a href="#content" className="desk-skip">
        {text.skip}
      </a>
      <header className="desk-bar">
        <a href={deskPath(lang)} className="desk-name">
          {text.desk}
        </a>
        <nav aria-label={text.languages}>
          {LOCALES.filter(({ code }) => code !== lang).map(({ code, name }) => (
            <a key={code} href={deskPath(code, page) + (search && `?${search}`)} lang={code} hrefLang={code}>
              {name}
            </a>
          ))}
        </nav>
        {user !== null && <SignedIn lang={lang} text={text} user={user} page={page} />}
      </header>
      <main id="content" tabIndex={-1}>
        <h1>{title}</h1>
        {reply !== null && (
          <p role={isGood(reply.said) ? 'status' : 'alert'} className={isGood(reply.said) ? 'desk-good' : 'desk-bad'}>
            {text.said[reply.said]}
          </p>
        )}
        {missing !== null && missing !== reply?.said && <p role="alert">{text.said[missing]}</p>}
        {presence && <PresenceNote {...presence} text={text.presence} dates={text.dates} />}
        {children}
      </main>
    </>
  )
}

function SignedIn({ lang, text, user, page }: Pick<Props, 'lang' | 'text' | 'page'> & { user: DeskUser }) {
  return (
    <>
      <details className="desk-menu">
        <summary>{text.rooms}</summary>
        <nav aria-label={text.rooms} className="desk-rooms">
          {DESK_ROOMS.filter(({ call }) => user.may.includes(call)).map((room) => (
            <a key={room.name} href={deskPath(lang, room.page)} aria-current={room.page === page ? 'page' : undefined}>
              {text[room.name]}
            </a>
          ))}
          <a href={helpPath(lang, roomOf(page))} aria-current={page === '/help' ? 'page' : undefined}>
            {text.help}
          </a>
        </nav>
      </details>
      <UnsavedGuard account={user.id} signOutForm={SIGN_OUT} />
      <DeskForm to="sign-out" lang={lang} id={SIGN_OUT} className="desk-who">
        <span>{fillMessage(text.signedInAs, { name: user.name, role: text.roles[user.role] })}</span>
        <button type="submit">{text.signOut}</button>
      </DeskForm>
    </>
  )
}
