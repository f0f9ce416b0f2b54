import type { ReactNode } from 'react'
import { Toaster } from '@/components/ui/toaster'
import type { Language } from '@/lib/contract/lenient'
import type { Messages } from '@/lib/messages/en'
import { Footer } from './footer'
import { Navbar } from './navbar'

type Props = { lang: Language; messages: Messages; children: ReactNode }

/** What stands around every page (spec 1 §2 "Shared page shell"). */
export function PageFrame({ lang, messages, children }: Props) {
  return (
    <body className="flex flex-col font-sans">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-ink px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {messages.layout.skipToContent}
      </a>
      <Navbar lang={lang} messages={messages} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer lang={lang} messages={messages} />
      <Toaster label={messages.controls.toasts} closeLabel={messages.controls.dismiss} />
    </body>
  )
}
