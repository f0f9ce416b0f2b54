import { Button } from '@/components/ui/button'
import { SelectInput } from '@/components/ui/text-input'
import { type FeeSheet, SEATS } from '@/lib/contract/fee-rules'
import type { Language } from '@/lib/contract/lenient'
import type { CostMessages } from '@/lib/messages/en/costs'
import { categoriesOf, feeLines, type Income } from '@/lib/rules/costs/cost'
import { COST_FIELDS, type CostField, type CostReply, incomeValue, lineValue } from '@/lib/rules/costs/cost-form'
import { sayIncome } from '@/lib/rules/costs/say-cost'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = {
  sheets: readonly FeeSheet[]
  /** Those that can be chosen. */
  incomes: readonly Income[]
  reply: CostReply
  lang: Language
  text: CostMessages
}

/** The lines of the sheets, by course and year. */
function LineOptions({ sheets, lang, text }: Omit<Props, 'reply' | 'incomes'>) {
  const lines = feeLines(sheets)
  return sheets.flatMap(({ year, tables }) =>
    tables.flatMap(({ courses }) =>
      courses.map((course) => (
        <optgroup
          key={`${year} ${course.id}`}
          label={fillMessage(text.courseOfYear, { course: sayText(course.name, lang), year })}
          lang={langMark(course.name, lang)}
        >
          {lines
            .filter((line) => line.sheet.year === year && line.course.id === course.id)
            .map((line) => (
              <option key={line.row.id} value={lineValue(line)} lang={langMark(line.row.name, lang)}>
                {`${sayText(course.name, lang)}: ${sayText(line.row.name, lang)}`}
              </option>
            ))}
        </optgroup>
      )),
    ),
  )
}

function noteOf({ failure }: CostReply, text: CostMessages): string | null {
  if (failure === null || failure.reason === 'invalid') return null
  return failure.reason === 'limited' ? text.limited : text.notSent
}

/**
 * A plain form, with a script and without: its answer is a page (app/[lang]/costs/answer). Category and income are posted,
 * so that they stand in no address (docs/adr/0091-what-it-costs.md).
 */
export function CostForm({ sheets, incomes, reply, lang, text }: Props) {
  const { typed, failure } = reply
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
      {note !== null && (
        <p role="alert" className="rounded-md border border-kumkum bg-kumkum-tint px-4 py-3 text-kumkum">
          {note}
        </p>
      )}
      <SelectInput {...of('line')} label={text.line} hint={text.lineHint} required>
        <option value="">{text.choose}</option>
        <LineOptions sheets={sheets} lang={lang} text={text} />
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
        <Button type="submit" className="justify-self-start max-sm:w-full">
          {text.submit}
        </Button>
        <p className="max-w-2xl text-sm text-grey">{text.privacy}</p>
      </div>
    </form>
  )
}
