import type { ReactNode } from 'react'
import type { DeskUser } from '@/lib/contract/desk/account'
import type { DeskCall } from '@/lib/contract/desk/rights'
import { type Language, LOCALES } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { type DeskReply, type DeskSaying, isGood } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { DeskForm } from './desk-form'
import { UnsavedGuard } from './unsaved/unsaved-guard'

type DeskPage = `/${string}` | ''
/** Every room of the desk, with the call that it stands on: whoever may not make it is not shown the way. */
const ROOMS = [
  { page: '', name: 'overview', call: 'GET /desk/session' },
  { page: '/enquiries', name: 'enquiries', call: 'GET /desk/enquiries' },
  { page: '/templates', name: 'templates', call: 'GET /desk/templates' },
  { page: '/content', name: 'content', call: 'GET /desk/content' },
  { page: '/reviews', name: 'reviews', call: 'GET /desk/reviews' },
  { page: '/record', name: 'ownRecord', call: 'GET /desk/record' },
  { page: '/replies', name: 'replies', call: 'GET /desk/replies' },
  { page: '/accounts', name: 'accounts', call: 'GET /desk/accounts' },
  { page: '/institutions', name: 'institutions', call: 'GET /desk/institutions' },
  { page: '/proposals', name: 'proposals', call: 'GET /desk/proposals' },
  { page: '/dates', name: 'calendar', call: 'GET /desk/dates' },
  { page: '/notifications', name: 'notifications', call: 'GET /desk/notifications' },
  { page: '/plans', name: 'plans', call: 'GET /desk/plans' },
  { page: '/scholarships', name: 'scholarships', call: 'GET /desk/scholarships' },
  { page: '/fee-sheets', name: 'feeSheets', call: 'GET /desk/fee-sheets' },
  { page: '/imports', name: 'imports', call: 'GET /desk/imports' },
  { page: '/matches', name: 'matches', call: 'GET /desk/matches' },
  { page: '/rank-colleges', name: 'rankColleges', call: 'GET /desk/rank-colleges' },
  { page: '/rank-words', name: 'rankWords', call: 'GET /desk/rank-words' },
  { page: '/audit', name: 'audit', call: 'GET /desk/audit' },
  { page: '/sessions', name: 'sessions', call: 'GET /desk/sessions' },
] as const satisfies readonly { page: DeskPage; name: keyof DeskMessages; call: DeskCall }[]

/** The form of signing out. */
const SIGN_OUT = 'sign-out'

type Props = {
  lang: Language
  text: DeskMessages
  /** `null`: nobody is signed in, or the provider is away. */
  user: DeskUser | null
  title: string
  /** Of this page, for the link to the other language. */
  page: DeskPage
  /** What the last form came to. */
  reply: DeskReply | null
  /** What the page cannot show, and why; `null`: nothing. It is said once, also where the form before met the same. */
  missing?: DeskSaying | null
  children: ReactNode
}

/** What stands around every page of the desk. */
export function DeskFrame({ lang, text, user, title, page, reply, missing = null, children }: Props) {
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
            <a key={code} href={deskPath(code, page)} lang={code} hrefLang={code}>
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
        {children}
      </main>
    </>
  )
}

function SignedIn({ lang, text, user, page }: Pick<Props, 'lang' | 'text' | 'page'> & { user: DeskUser }) {
  return (
    <>
      <nav aria-label={text.rooms} className="desk-rooms">
        {ROOMS.filter(({ call }) => user.may.includes(call)).map((room) => (
          <a key={room.name} href={deskPath(lang, room.page)} aria-current={room.page === page ? 'page' : undefined}>
            {text[room.name]}
          </a>
        ))}
      </nav>
      <UnsavedGuard account={user.id} signOutForm={SIGN_OUT} />
      <DeskForm to="sign-out" lang={lang} id={SIGN_OUT} className="desk-who">
        <span>{fillMessage(text.signedInAs, { name: user.name, role: text.roles[user.role] })}</span>
        <button type="submit">{text.signOut}</button>
      </DeskForm>
    </>
  )
}
