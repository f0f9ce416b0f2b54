import type { ReactNode } from 'react'
import { AccountList, InviteForm, OfInstitute } from '@/components/desk/account-list'
import { DeskFrame } from '@/components/desk/desk-frame'
import { FindInstitution } from '@/components/desk/find-institution'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { type DeskAccounts, deskAccountsSchema } from '@/lib/contract/desk/administration'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { isGood } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { findInstitution } from '@/lib/server/desk/find-institution'
import { getEnvironment } from '@/lib/server/env'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.accounts)

/** `/desk/en/accounts`: who works at the desk. */
export default async function AccountsPage({ params, searchParams }: DeskPageProps) {
  const [{ lang, visitor, texts, call, replyTo, frame }, query] = await Promise.all([
    openDeskPage(params),
    searchParams,
  ])
  const { desk, deskFind, deskAccounts: room } = texts
  const read = await call('GET /desk/accounts', deskAccountsSchema)
  const finding = await findInstitution(query, visitor, lang)
  const chosen = deskQuery(query, ['find', 'institute'])
  const reply = await replyTo('/accounts')
  return (
    <DeskFrame {...frame} title={desk.accounts} page="/accounts" query={chosen} reply={reply} missing={read.missing}>
      {reply?.said === 'invited' && <Link lang={lang} typed={reply.typed} />}
      {read.data && (
        <>
          <p>{room.intro}</p>
          <p>{formatMessage(room.found, { count: read.data.accounts.length })}</p>
          <AccountList accounts={read.data.accounts} lang={lang} text={{ desk, room }} />
          <Invited invitations={read.data.invitations} lang={lang} />
          <Part id="invite" title={room.invite}>
            <p>{room.representative}</p>
            <FindInstitution {...{ finding, lang }} page="/accounts" param="institute" place="invite" text={deskFind} />
            <InviteForm
              lang={lang}
              text={{ desk, room }}
              typed={{ ...(reply !== null && !isGood(reply.said) && reply.typed), ...startOf(chosen) }}
              isInstituteWrong={reply?.wrong?.institute !== undefined}
            />
          </Part>
        </>
      )}
    </DeskFrame>
  )
}

/** Who has chosen an institution invites its representative. */
const startOf = ({ institute }: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  institute === undefined ? {} : { institute, role: 'representative' }

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** What was just made, once. */
function Link({ lang, typed }: { lang: Language; typed: Readonly<Record<string, string>> }) {
  const { deskAccounts: room } = getMessages(lang)
  const query = new URLSearchParams({ token: typed.token ?? '' })
  const link = new URL(`${deskPath(lang, '/invitation')}?${query}`, getEnvironment().siteUrl)
  return (
    <Part id="link" title={fillMessage(room.link, { name: typed.name ?? '' })}>
      <input readOnly value={link.href} aria-labelledby="link" aria-describedby="link-hint" />
      <p id="link-hint">{room.linkHint}</p>
    </Part>
  )
}

function Invited({ invitations, lang }: { invitations: DeskAccounts['invitations']; lang: Language }) {
  const { desk, deskAccounts: room } = getMessages(lang)
  if (invitations.length === 0) return null
  return (
    <Part id="invited" title={room.invited}>
      <ul className="desk-notes">
        {invitations.map(({ name, mail, role, institute, expires_at: expires }) => (
          <li key={`${mail} ${expires}`}>
            {`${name}, ${mail}: ${desk.roles[role]} `}
            {institute && <OfInstitute of={institute} lang={lang} />}{' '}
            <small>{fillMessage(room.until, { moment: formatMoment(expires, desk.dates) })}</small>
          </li>
        ))}
      </ul>
    </Part>
  )
}
