import { SubmitButton } from '@/components/ui/submit-button'
import { MarkedMessage } from '@/components/ui/marked-message'
import { SelectInput } from '@/components/ui/text-input'
import { TextLink } from '@/components/ui/text-link'
import { type FeeSheet, SEATS } from '@/lib/contract/fee-rules'
import type { Language } from '@/lib/contract/language'
import type { CostMessages } from '@/lib/messages/en/costs'
import {
  categoriesOf,
  type FeeLine,
  feeLines,
  type Income,
  rowsOf,
  unsureCourses,
  unsureKinds,
} from '@/lib/rules/costs/cost'
import { COST_FIELDS, type CostField, type CostReply, incomeValue, lineValue } from '@/lib/rules/costs/cost-form'
import { feeLinesOf } from '@/lib/rules/costs/institute-costs'
import { sayIncome } from '@/lib/rules/costs/say-cost'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { fullName } from '@/lib/rules/institute/full-name'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import type { ChosenCollege } from './college-costs'

type Props = {
  sheets: readonly FeeSheet[]
  /** Those that can be chosen. */
  incomes: readonly Income[]
  reply: CostReply
  /** At which the family looks, or that it cannot be read now. */
  college: ChosenCollege | null | 'failed'
  lang: Language
  text: CostMessages
}

type Choice = Pick<Props, 'sheets' | 'lang' | 'text'> & {
  /** Those of the college, which stand first. */
  own: readonly FeeLine[]
}

/** The lines of the sheets, by course and year, and behind those of which a family may not know which is theirs one for all of them. */
function LineOptions({ sheets, own, lang, text }: Choice) {
  const values = own.map(lineValue)
  const lines = feeLines(sheets).filter((line) => !values.includes(lineValue(line)))
  const linesOf = (year: string, id: string) =>
    lines.filter(({ sheet, course }) => sheet.year === year && course.id === id)
  return sheets.flatMap(({ year, tables }) =>
    tables.flatMap(({ courses }) =>
      courses.map((course) => (
        <optgroup
          key={`${year} ${course.id}`}
          label={fillMessage(text.courseOfYear, { course: sayText(course.name, lang), year })}
          lang={langMark(course.name, lang)}
        >
          {[...linesOf(year, course.id), ...unsureKinds(linesOf(year, course.id))].map((line) => (
            <LineOption key={lineValue(line)} line={line} lang={lang} text={text} />
          ))}
        </optgroup>
      )),
    ),
  )
}

function LineOption({ line, lang, text }: { line: FeeLine } & Pick<Props, 'lang' | 'text'>) {
  const { course, row } = line
  const kinds = rowsOf(line).map(({ name }) => sayText(name, lang))
  const kind = kinds.length === 1 ? sayText(row.name, lang) : fillMessage(text.notSure, { kinds: kinds.join(' / ') })
  return (
    <option value={lineValue(line)} lang={langMark(row.name, lang)}>
      {`${sayText(course.name, lang)}: ${kind}`}
    </option>
  )
}

/** The college whose own figures are told, and the way to go on without it. */
function CollegeNote({ college, lang, text }: Pick<Props, 'lang' | 'text'> & { college: ChosenCollege }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <MarkedMessage
        message={fillMessage(text.atCollege, { college: '{college}' })}
        words={{ college: fullName(sayText(college.detail.name, lang), college.detail.disambiguation) }}
        lang={lang}
      />
      <TextLink href={localizedPath('/costs', lang)}>{text.withoutCollege}</TextLink>
    </p>
  )
}

function noteOf({ failure }: CostReply, text: CostMessages): string | null {
  return failure === null || failure.reason === 'invalid' ? null : text.notSent
}

/**
 * A plain form, with a script and without: its answer is a page (app/[lang]/costs/answer). Category and income are posted,
 * so that they stand in no address (docs/adr/0091-what-it-costs.md).
 */
export function CostForm({ sheets, incomes, reply, college, lang, text }: Props) {
  const { typed, failure } = reply
  const chosen = college === 'failed' ? null : college
  const own = chosen === null ? [] : feeLinesOf(sheets, chosen.detail)
  const note = noteOf(reply, text)
  const wrong = COST_FIELDS.find((name) => failure?.errors?.[name] !== undefined)
  const of = (name: CostField) => ({
    id: `cost-${name}`,
    name,
    defaultValue: typed[name] ?? '',
    error: failure?.errors?.[name],
    autoFocus: wrong === name || undefined,
  })
  return (
    <form method="post" action="/api/costs" className="grid gap-5" noValidate>
      <input type="hidden" name="lang" value={lang} />
      {college !== null && <input type="hidden" name="college" value={chosen?.id ?? typed.college ?? ''} />}
      {note !== null && (
        <p role="alert" className="rounded-md border border-kumkum bg-kumkum-tint px-4 py-3 text-kumkum">
          {note}
        </p>
      )}
      {chosen !== null && <CollegeNote college={chosen} lang={lang} text={text} />}
      {college === 'failed' && <p className="text-ink-2">{text.collegeFailed}</p>}
      <SelectInput {...of('line')} label={text.line} hint={text.lineHint} required>
        <option value="">{text.choose}</option>
        {chosen !== null && own.length > 0 && (
          <optgroup
            label={fillMessage(text.linesOfCollege, {
              college: fullName(sayText(chosen.detail.name, lang), chosen.detail.disambiguation),
            })}
          >
            {[...own, ...unsureCourses(own)].map((line) => (
              <LineOption key={lineValue(line)} line={line} lang={lang} text={text} />
            ))}
          </optgroup>
        )}
        <LineOptions sheets={sheets} own={own} lang={lang} text={text} />
      </SelectInput>
      <div className="grid gap-5 md:grid-cols-3">
        <SelectInput {...of('seat')} defaultValue={typed.seat ?? SEATS[0]} label={text.seat}>
          {SEATS.map((seat) => (
            <option key={seat} value={seat}>
              {text.seats[seat]}
            </option>
          ))}
        </SelectInput>
        <SelectInput {...of('category')} label={text.category}>
          <option value="">{text.unsaid}</option>
          {categoriesOf(sheets).map((category) => (
            <option key={category} value={category}>
              {text.categories[category]}
            </option>
          ))}
        </SelectInput>
        <SelectInput {...of('income')} label={text.income}>
          <option value="">{text.unsaid}</option>
          {incomes.map((income) => (
            <option key={incomeValue(income)} value={incomeValue(income)}>
              {sayIncome(income, text)}
            </option>
          ))}
        </SelectInput>
      </div>
      <div className="grid gap-3">
        <SubmitButton busyLabel={text.asking} className="justify-self-start max-sm:w-full">
          {text.submit}
        </SubmitButton>
        <p className="max-w-2xl text-sm text-grey">{text.privacy}</p>
      </div>
    </form>
  )
}
