import { Footer } from '@/components/layout/footer'
import type { Language } from '@/lib/contract/lenient'
import type { LayoutMessages } from '@/lib/messages/en/layout'
import { readFooter } from '@/lib/server/reads/footer'
import { findParts } from '@/lib/server/reads/optional-parts'

/** The footer with its content. Apart from the layout, so that the page is read at the same time. */
export async function PageFooter({ lang, text }: { lang: Language; text: LayoutMessages }) {
  const [content, parts] = await Promise.all([readFooter(), findParts()])
  return <Footer lang={lang} text={text} content={content} parts={parts} />
}
