import { Footer } from '@/components/layout/footer'
import type { Language } from '@/lib/contract/language'
import type { LayoutMessages } from '@/lib/messages/en/layout'
import { readFooter } from '@/lib/server/reads/footer'
import { readOptionalCalls } from '@/lib/server/reads/optional-calls'

/** The footer with its content. Apart from the layout, so that the page is read at the same time. */
export async function PageFooter({ lang, text }: { lang: Language; text: LayoutMessages }) {
  const [content, calls] = await Promise.all([readFooter(), readOptionalCalls()])
  return <Footer lang={lang} text={text} content={content} calls={calls} />
}
