import { Download } from 'lucide-react'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import type { Language } from '@/lib/contract/language'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import { type ChanceFilters, chanceQuery } from '@/lib/rules/chances/chance-form'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { MAX_SHARED } from '@/lib/rules/shortlist/shared-address'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = { lang: Language; text: ChanceMessages }

const LIST_FORM = 'chosen'

/** Without JavaScript, where there is no shortlist: a box that puts an institution on the list which `TickedList` makes. */
export function TickBox({ id, name, text }: { id: string; name: string; text: ChanceMessages }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm text-ink-2 print:hidden scripting:hidden">
      <input type="checkbox" form={LIST_FORM} name="ids" value={id} className="size-5 accent-river" />
      <span aria-hidden>{text.tick}</span>
      <span className="sr-only">{fillMessage(text.tickLabel, { name })}</span>
    </label>
  )
}

/** On a page that is the same for everybody: the way to what this browser keeps, if anything, and the button that ends it. */
export function KeptHere({ lang, text }: Props) {
  return (
    <form method="post" action="/api/chances" className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-2">
      <input type="hidden" name="lang" value={lang} />
      <span>{text.askedBefore}</span>
      <TextLink href={localizedPath('/admission-chances/answer', lang)} className="inline-flex min-h-11 items-center">
        {text.showKept}
      </TextLink>
      <button type="submit" name="forget" value="1" className={buttonClass('quiet')}>
        {text.forget}
      </button>
    </form>
  )
}

/** A list of what is ticked, at an address that anybody may have: it names institutions, and nothing of a rank (ADR 132). */
export function TickedList({ lang, text }: Props) {
  return (
    <>
      <form
        id={LIST_FORM}
        action={localizedPath('/shortlist/shared', lang)}
        // It covers nothing before somebody ticks.
        className="bottom-3 z-10 justify-self-start rounded-card border border-line bg-surface p-3 shadow-float group-has-[[name=ids]:checked]/answer:sticky print:hidden scripting:hidden"
      >
        <button type="submit" className={buttonClass('quiet')}>
          {text.makeList}
        </button>
      </form>
      <p className="max-w-2xl text-sm text-ink-2 print:hidden scripting:hidden">
        {fillMessage(text.makeListHint, { count: MAX_SHARED })}
      </p>
    </>
  )
}

/** The whole answer as a file for spreadsheets, posted, since a rank stands in no address; not of lists that may not be given on. */
export function DownloadForm({
  filters,
  mayGiveOn,
  lang,
  text,
}: Props & { filters: ChanceFilters; mayGiveOn: boolean }) {
  if (!mayGiveOn) return <p className="max-w-2xl text-sm text-ink-2 print:hidden">{text.noDownload}</p>
  const narrowed = [...new URLSearchParams(chanceQuery({ ...filters, page: 1, isWhole: false }))]
  return (
    <form method="post" action="/api/chances/list" className="print:hidden">
      {[['lang', lang], ...narrowed].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm text-ink-2 underline decoration-line underline-offset-4 hover:decoration-current"
      >
        <Icon of={Download} />
        {text.download}
      </button>
      <span className="text-sm text-grey"> {text.downloadHint}</span>
    </form>
  )
}
