import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { getMessages } from '@/lib/messages/catalogue'
import { requireDesk } from '@/lib/server/desk/desk-page'
import { getEnvironment } from '@/lib/server/env'
import { readLanguage } from '@/lib/server/language'
import '@/styles/desk.css'

type Props = { children: ReactNode; params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { desk, layout } = getMessages(await readLanguage(params))
  return {
    metadataBase: getEnvironment().siteUrl,
    title: { default: `${desk.desk} | ${layout.brand}`, template: `%s | ${desk.desk}` },
    robots: { index: false, follow: false },
    // An invitation's address holds its token. With less than this, browsers would not say that a form is ours.
    referrer: 'same-origin',
    formatDetection: { telephone: false, email: false, address: false },
    icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }] },
  }
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light' }

/**
 * The desk's own document: nothing of it is in the scripts and styles of the public pages (ADR 98). Not even the fonts are
 * shared, or else the bundler gives those pages a stylesheet more.
 */
export default async function DeskLayout({ children, params }: Props) {
  requireDesk()
  return (
    <html lang={await readLanguage(params)}>
      <body>{children}</body>
    </html>
  )
}
