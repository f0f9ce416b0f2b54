import { SourceLine } from '@/components/sources/source-line'
import { TextLink } from '@/components/ui/text-link'
import { OWN_FEES } from '@/lib/contract/fee-range'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { CostMessages } from '@/lib/messages/en/costs'
import type { SourceMessages } from '@/lib/messages/en/sources'
import type { CollegeCost, CostPart, PartCost } from '@/lib/rules/costs/college-cost'
import { sayRange } from '@/lib/rules/costs/say-cost'
import { fullName } from '@/lib/rules/institute/full-name'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { listWords } from '@/lib/rules/text/list-words'
import { sayText } from '@/lib/rules/text/localized-text'

/** The institution at which a family looks. */
export type ChosenCollege = { id: string; detail: InstituteDetail }

type Props = {
  college: ChosenCollege
  cost: CollegeCost
  lang: Language
  text: CostMessages
}

/** The parts in words: "Seat and Hostel". */
export const sayParts = (parts: readonly CostPart[], { lang, text }: Pick<Props, 'lang' | 'text'>) =>
  listWords(
    parts.map((part) => text.parts[part]),
    lang,
  )

/** Seat, hostel and mess at a college, each year and for the whole course; what is not known stands beside the sum, and in none. */
export function CollegeCosts({ college, cost, lang, text }: Props) {
  const { known, unknown, together } = cost
  const hasWhole = together.wholeCourse !== null
  const rows = [
    ...known.map((part) => ({ label: text.parts[part.part], ...part, isSum: false })),
    ...(known.length > 1
      ? [
          {
            label: fillMessage(text.together, {
              parts: sayParts(
                known.map(({ part }) => part),
                { lang, text },
              ),
            }),
            ...together,
            isSum: true,
          },
        ]
      : []),
  ]
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <h3 id="with-hostel" className="text-base font-semibold tracking-normal">
          {text.living}
        </h3>
        <p className="text-ink-2">
          {fillMessage(text.livingIntro, {
            college: fullName(sayText(college.detail.name, lang), college.detail.disambiguation),
          })}
        </p>
      </div>
      <table role="table" aria-labelledby="with-hostel" className="w-full border-collapse text-left max-sm:block">
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row" className="text-sm text-ink-2">
            <th role="columnheader" scope="col" className="py-2 pr-4 font-medium">
              {text.part}
            </th>
            <th role="columnheader" scope="col" className="py-2 text-right font-medium">
              {text.partAYear}
            </th>
            {hasWhole && (
              <th role="columnheader" scope="col" className="py-2 pl-4 text-right font-medium">
                {text.partWhole}
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {rows.map(({ label, isSum, ...amounts }) => (
            <PartRow key={label} label={label} isSum={isSum} amounts={amounts} text={text} />
          ))}
        </tbody>
      </table>
      {unknown.length > 0 && (
        <p className="font-medium">{fillMessage(text.unknownParts, { parts: sayParts(unknown, { lang, text }) })}</p>
      )}
    </div>
  )
}

type RowProps = { label: string; isSum: boolean; amounts: PartCost; text: CostMessages }

/** On a phone its amounts stand below it, each with what it is for. */
function PartRow({ label, isSum, amounts: { aYear, wholeCourse }, text }: RowProps) {
  const weight = isSum ? 'font-semibold' : 'font-medium'
  const cell = 'py-2.5 tabular-nums max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:p-0 text-right'
  const columns = [
    [text.partAYear, aYear],
    [text.partWhole, wholeCourse],
  ] as const
  return (
    <tr role="row" className="border-t border-river-line align-baseline max-sm:grid max-sm:gap-1 max-sm:py-2.5">
      <th role="rowheader" scope="row" className={`py-2.5 pr-4 max-sm:p-0 ${weight}`}>
        {label}
      </th>
      {columns.map(([name, range]) =>
        range === null ? null : (
          <td key={name} role="cell" className={`${cell} ${weight} sm:nth-3:pl-4`}>
            <span aria-hidden className="shrink-0 text-left font-normal text-ink-2 sm:hidden">
              {name}
            </span>
            {sayRange(range, text)}
          </td>
        ),
      )}
    </tr>
  )
}

type SourceProps = Omit<Props, 'cost'> & { sourceText: SourceMessages }

/** Who says what a college asks, or that no list does, and where to ask it. */
export function CollegeSource({ college: { id, detail }, lang, text, sourceText }: SourceProps) {
  const told = OWN_FEES.filter((name) => detail.ownFees[name] !== null)
  const shown = detail.statements.filter(({ figure, isShown }) => isShown && told.some((name) => name === figure))
  const sources = detail.sources.filter(({ name }) => shown.some(({ source }) => source === name))
  const isByHand = told.some((name) => !shown.some(({ figure }) => figure === name))
  return (
    <div className="grid gap-1 text-sm wrap-anywhere text-ink-2">
      {sources.map((source) => (
        <p key={source.name}>
          <span className="font-semibold">{text.source}: </span>
          <SourceLine source={source} lang={lang} text={sourceText} />
        </p>
      ))}
      {isByHand && <p>{text.byHand}</p>}
      <p className="print:hidden">
        <TextLink
          href={localizedPath(institutePath(id), lang) + '#contact-heading'}
          className="inline-flex min-h-11 items-center"
        >
          {fillMessage(text.askCollege, { college: fullName(sayText(detail.name, lang), detail.disambiguation) })}
        </TextLink>
      </p>
    </div>
  )
}
