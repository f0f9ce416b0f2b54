import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { getMessages } from '@/lib/messages/catalogue'
import { previewToken } from '@/lib/server/desk/preview'
import { getEnvironment } from '@/lib/server/env'
import { readLanguage } from '@/lib/server/language'
import { fontVariables } from '@/styles/fonts'
import '@/styles/globals.css'
import { PageFooter } from './page-footer'

type Props = { children: ReactNode; params: Promise<{ lang: string }> }

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
  const isPreview = (await previewToken()) !== null
  return (
    <html lang={lang} className={fontVariables} data-scroll-behavior="smooth">
      <PageFrame
        lang={lang}
        messages={messages}
        otpLength={getEnvironment().otpLength}
        footer={<PageFooter lang={lang} text={messages.layout} />}
      >
        {/* Where there is none, nothing stands for it: pages weigh what they weighed. */}
        {isPreview ? (
          <>
            <p className="rounded-card border border-turmeric-line bg-turmeric-tint px-5 py-4 font-medium">
              {messages.deskContent.previewBar}
            </p>
            {children}
          </>
        ) : (
          children
        )}
      </PageFrame>
    </html>
  )
}
