import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { Footer } from '@/components/layout/footer'
import { Navbar } from '@/components/layout/navbar'
import { Toaster } from '@/components/ui/toaster'
import { LANGUAGES, type Language } from '@/lib/contract/lenient'
import { getMessages } from '@/lib/messages/catalogue'
import { getEnvironment } from '@/lib/server/env'
import { fontVariables } from '@/styles/fonts'
import '@/styles/globals.css'

type Props = { children: ReactNode; params: Promise<{ lang: string }> }

async function readLanguage(params: Props['params']): Promise<Language> {
  const { lang } = await params
  return LANGUAGES.find((language) => language === lang) ?? notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { layout } = getMessages(await readLanguage(params))
  return {
    metadataBase: getEnvironment().siteUrl,
    title: { default: layout.brand, template: `%s | ${layout.brand}` },
    description: layout.description,
    applicationName: layout.brand,
    formatDetection: { telephone: false, email: false, address: false },
    icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }], apple: '/apple-icon.png' },
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: '#fdfaf6',
  colorScheme: 'light',
}

export default async function RootLayout({ children, params }: Props) {
  const lang = await readLanguage(params)
  const messages = getMessages(lang)
  return (
    <html lang={lang} className={fontVariables} data-scroll-behavior="smooth">
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
    </html>
  )
}
