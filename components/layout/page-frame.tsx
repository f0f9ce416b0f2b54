import type { ReactNode } from 'react'
import { ShortlistJoin } from '@/components/account/shortlist-join'
import { accountTexts } from '@/components/auth/account-texts'
import { AuthProviders } from '@/components/auth/auth-providers'
import { AvatarArea } from '@/components/auth/avatar-area'
import { ModalHost } from '@/components/auth/modal-host'
import { Toaster } from '@/components/ui/toaster'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import type { AccountMessages } from '@/lib/messages/en/account'
import { ACCOUNT_DELETED_ANCHOR } from '@/lib/rules/routes/anchors'
import { localeOf } from '@/lib/rules/routes/localized-url'
import { ROUTE_SHAPES } from '@/lib/rules/routes/table'
import { Navbar } from './navbar'
import { PendingPage } from './pending-page'
import { ScrollPosition } from './scroll-position'
import { SignInNotice } from './sign-in-notice'

type Props = {
  lang: Language
  messages: Messages
  /** How many digits a one-time code has. */
  otpLength: number
  footer: ReactNode
  children: ReactNode
}

/** Nothing of it is in a build: there the condition is known before anything is bundled. */
async function DeveloperTools() {
  if (process.env.NODE_ENV !== 'development') return null
  const { QueryDevtools } = await import('./query-devtools')
  return <QueryDevtools />
}

/** What stands around every page (spec 1 §2 "Shared page shell"). */
export function PageFrame({ lang, messages, otpLength, footer, children }: Props) {
  const { layout, signIn, controls, content } = messages
  const prefix = localeOf(lang).prefix
  return (
    <body className="flex flex-col font-sans">
      <AuthProviders>
        <a
          href="#content"
          className="sr-only z-50 rounded-md bg-ink px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          {layout.skipToContent}
        </a>
        <Navbar
          lang={lang}
          text={layout}
          account={<AvatarArea lang={lang} text={accountTexts(signIn)} prefix={prefix} />}
        />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          <SignInNotice lang={lang} text={signIn} />
          <AccountDeleted text={messages.account} />
          {children}
        </main>
        {footer}
        <PendingPage label={content.loading} shapes={ROUTE_SHAPES} />
        <ScrollPosition />
        <ShortlistJoin />
        <ModalHost lang={lang} closeLabel={controls.close} otpLength={otpLength} prefix={prefix} />
      </AuthProviders>
      <Toaster label={controls.toasts} closeLabel={controls.dismiss} />
      <DeveloperTools />
    </body>
  )
}

/** What `/#account-deleted` says: a deletion leads there. In every page, because all are the same for everybody. */
function AccountDeleted({ text }: { text: Pick<AccountMessages, 'deleted' | 'deletedText'> }) {
  return (
    <div
      id={ACCOUNT_DELETED_ANCHOR.slice(1)}
      role="status"
      className="hidden scroll-mt-24 border-b border-river-line bg-river-tint target:block"
    >
      <p className="page-column py-4">
        <strong className="font-semibold">{text.deleted}</strong> {text.deletedText}
      </p>
    </div>
  )
}
