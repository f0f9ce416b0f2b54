import type { FeeSheet } from '@/lib/contract/fee-rules'
import type { Language } from '@/lib/contract/language'
import type { CostMessages } from '@/lib/messages/en/costs'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { ProviderText } from '@/components/ui/provider-text'

type Props = {
  sheet: FeeSheet
  /** In one line, without what is odd about it. */ isBrief?: boolean
  lang: Language
  text: CostMessages
}

/** Which sheet the figures are from: who published it, its number and day, and what is odd about it. */
export function FeeSource({ sheet, isBrief = false, lang, text }: Props) {
  const { order, dated, page, readOn } = sheet
  const href = webAddress(sheet.url)
  const title = <ProviderText of={sheet.title} lang={lang} />
  const facts = [
    order === null ? text.noOrder : fillMessage(text.order, { order }),
    dated === null ? null : fillMessage(text.dated, { day: formatDay(dated, text.dates) }),
    page === null ? null : fillMessage(text.page, { page }),
    readOn === null ? null : fillMessage(text.read, { day: formatDay(readOn, text.dates) }),
  ].filter((fact) => fact !== null)
  return (
    <div className="grid max-w-3xl gap-2 text-sm wrap-anywhere text-ink-2">
      <p>
        <span className="font-semibold">{text.source}: </span>
        {href === null ? (
          title
        ) : (
          <a
            href={href}
            rel="noopener"
            className="text-river underline decoration-river-line underline-offset-4 hover:decoration-current"
          >
            {title}
          </a>
        )}
        {' · '}
        <ProviderText of={sheet.authority} lang={lang} />
        {` · ${facts.join(' · ')}`}
      </p>
      {(isBrief ? [] : sheet.remarks).map((remark, index) => (
        <p key={index}>
          <ProviderText of={remark} lang={lang} />
        </p>
      ))}
    </div>
  )
}
