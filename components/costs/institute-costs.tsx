import Link from 'next/link'
import { ProviderText } from '@/components/ui/provider-text'
import { TextLink } from '@/components/ui/text-link'
import { OWN_FEES } from '@/lib/contract/fee-range'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { CostMessages } from '@/lib/messages/en/costs'
import type { FeeLine } from '@/lib/rules/costs/cost'
import { costsHref } from '@/lib/rules/costs/cost-form'
import { hasManagementSeats, rangeOfLine } from '@/lib/rules/costs/institute-costs'
import { sayRange } from '@/lib/rules/costs/say-cost'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { FeeSource } from './fee-source'

type Props = {
  id: string
  detail: InstituteDetail
  lines: readonly FeeLine[] | 'failed'
  lang: Language
  text: CostMessages
}

/**
 * What a government seat costs at an institution by the authority's sheet, the way to what it costs one family, and what the
 * institution itself asks: nothing where neither is known.
 */
export function InstituteCosts({ id, detail, lines, lang, text }: Props) {
  const fixed = lines === 'failed' ? [] : lines
  const [first] = fixed
  const asksManagement = first !== undefined && hasManagementSeats(detail)
  const isSilent = OWN_FEES.every((name) => detail.ownFees[name] === null) && !asksManagement
  if (first === undefined && isSilent) return lines === 'failed' ? <p className="text-ink-2">{text.failed}</p> : null
  return (
    <section
      aria-labelledby="what-it-costs"
      className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h3 id="what-it-costs" className="text-h3 font-semibold">
          {text.partTitle}
        </h3>
        {first !== undefined && (
          <p className="text-sm text-ink-2">{fillMessage(text.partIntro, { year: first.sheet.year })}</p>
        )}
        {lines === 'failed' && <p className="text-ink-2">{text.failed}</p>}
      </div>
      {first !== undefined && (
        <>
          <FixedFees id={id} lines={fixed} lang={lang} text={text} />
          <FeeSource sheet={first.sheet} isBrief lang={lang} text={text} />
        </>
      )}
      {!isSilent && <AskedFees detail={detail} asksManagement={asksManagement} text={text} />}
    </section>
  )
}

function FixedFees({ id, lines, lang, text }: Pick<Props, 'id' | 'lang' | 'text'> & { lines: readonly FeeLine[] }) {
  return (
    <ul>
      {lines.map((line) => {
        const range = rangeOfLine(line)
        return (
          <li
            key={`${line.course.id} ${line.row.id}`}
            className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[1fr_auto] sm:items-center"
          >
            <p className="min-w-0">
              <ProviderText of={line.course.name} lang={lang} className="font-semibold" />
              {range !== null && (
                <span className="font-semibold tabular-nums">
                  {`: ${fillMessage(text.aYear, { amount: sayRange(range, text) })}`}
                </span>
              )}
              <ProviderText of={line.row.name} lang={lang} className="block text-sm text-ink-2" />
            </p>
            <Link
              href={costsHref({ college: id, line }, lang)}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-medium text-river underline decoration-river-line underline-offset-4 hover:decoration-current print:hidden"
            >
              {text.partLink}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

type AskedProps = Pick<Props, 'detail' | 'text'> & {
  /** It has such seats, whether their fee is known or not. */ asksManagement: boolean
}

/** What an institution asks for hostel, mess and a management seat; where that of the seat is not known, whom to ask. */
function AskedFees({ detail: { ownFees }, asksManagement, text }: AskedProps) {
  const known = OWN_FEES.flatMap((name) => {
    const range = ownFees[name]
    return range === null ? [] : { name, range }
  })
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      <h4 className="text-base font-semibold tracking-normal">{text.partOwn}</h4>
      <dl className="grid gap-x-6 gap-y-1">
        {known.map(({ name, range }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 py-1">
            <dt>{text.ownFees[name]}</dt>
            <dd className="ms-auto font-semibold tabular-nums">{sayRange(range, text)}</dd>
          </div>
        ))}
        {asksManagement && ownFees.management_fee === null && (
          <div className="flex flex-wrap justify-between gap-x-4 py-1">
            <dt>{text.ownFees.management_fee}</dt>
            <dd className="text-ink-2">
              {text.partAsk} · <TextLink href="#contact-heading">{text.partAskLink}</TextLink>
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
