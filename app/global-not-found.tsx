import type { Metadata } from 'next'
import { connection } from 'next/server'
import { PageFooter } from '@/app/[lang]/page-footer'
import { LostPage } from '@/components/layout/lost-page'
import { PageFrame } from '@/components/layout/page-frame'
import { getMessages } from '@/lib/messages/catalogue'
import { getEnvironment } from '@/lib/server/env'
import { fontVariables } from '@/styles/fonts'
import '@/styles/globals.css'

const messages = getMessages('en')

export const metadata: Metadata = {
  title: `${messages.lost.title} | ${messages.layout.brand}`,
  robots: { index: false },
}

/**
 * What Next itself shows with status 404: for the few addresses that middleware.ts takes for ours
 * and that lead nowhere all the same. It does not know the address, and so not the language.
 */
export default async function GlobalNotFound() {
  // At build time there is neither a provider nor an environment.
  await connection()
  return (
    <html lang="en" className={fontVariables}>
      <PageFrame
        lang="en"
        messages={messages}
        otpLength={getEnvironment().otpLength}
        footer={<PageFooter lang="en" text={messages.layout} />}
      >
        <LostPage lang="en" text={messages.lost} />
      </PageFrame>
    </html>
  )
}
