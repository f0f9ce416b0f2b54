import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Checkbox } from '@/components/ui/checkbox'
import { SelectInput, TextInput } from '@/components/ui/text-input'
import type { CourseFamily, RankExam } from '@/lib/contract/closing-ranks/lists'
import type { Language } from '@/lib/contract/lenient'
import type { Option } from '@/lib/contract/lookup'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import {
  categoriesOf,
  CHANCE_FIELDS,
  type ChanceField,
  type ChanceFilters,
  type ChanceProblems,
  listValue,
  type TypedChance,
} from '@/lib/rules/chances/chance-form'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'

type Props = {
  exams: readonly RankExam[]
  districts: readonly Option[]
  typed: TypedChance
  /** What was chosen before, or by a link, to narrow the answer. */
  filters: ChanceFilters
  problems: ChanceProblems
  /** The visitor has asked that this browser keeps a rank for long. */
  isKept: boolean
  /** This browser keeps one, if only for half an hour. */
  canForget?: boolean
  lang: Language
  text: ChanceMessages
}

/** A plain form, with a script and without: what is personal is posted, and answered by a page that no cache keeps. */
export function ChanceForm({
  exams,
  districts,
  typed,
  filters,
  problems,
  isKept,
  canForget = false,
  lang,
  text,
}: Props) {
  const wrong = CHANCE_FIELDS.find((name) => problems[name] !== undefined)
  const of = (name: ChanceField) => ({
    id: `chance-${name}`,
    name,
    defaultValue: typed[name] ?? '',
    error: problems[name] && text.problems[problems[name]],
    autoFocus: wrong === name || undefined,
  })
  const [first] = exams
  const latest = first?.years[0] === undefined ? '' : listValue(first.id, first.years[0].year)
  return (
    <form method="post" action="/api/chances" className="grid gap-5" noValidate>
      <input type="hidden" name="lang" value={lang} />
      <div className="grid gap-5 md:grid-cols-3">
        <SelectInput {...of('list')} defaultValue={typed.list ?? latest} label={text.list}>
          {exams.flatMap(({ id, name, years }) =>
            years.map(({ year }) => (
              <option key={listValue(id, year)} value={listValue(id, year)} lang={langMark(name, lang)}>
                {fillMessage(text.listOf, { exam: sayText(name, lang), year })}
              </option>
            )),
          )}
        </SelectInput>
        <TextInput
          {...of('rank')}
          label={text.rank}
          hint={text.rankHint}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <SelectInput {...of('category')} label={text.category} hint={text.categoryHint} required>
          <option value="">{text.choose}</option>
          {categoriesOf(exams).map(({ code, name, category }) => (
            <option key={code} value={code} lang={langMark(name, lang)}>
              {category === null ? code : fillMessage(text.categoryOption, { code, name: sayText(name, lang) })}
            </option>
          ))}
        </SelectInput>
      </div>
      <NarrowingFields exams={exams} districts={districts} filters={filters} lang={lang} text={text} />
      <div className="grid gap-1">
        <Checkbox name="residential" value="1" label={text.residential} defaultChecked={filters.isResidential} />
        <Checkbox name="keep" value="1" label={text.keep} defaultChecked={isKept} />
      </div>
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="max-sm:w-full">
            {text.submit}
          </Button>
          {canForget && (
            <button type="submit" name="forget" value="1" className={buttonClass('quiet')}>
              {text.forget}
            </button>
          )}
        </div>
        <p className="max-w-2xl text-sm text-grey">{text.privacy}</p>
      </div>
    </form>
  )
}

/** What narrows the answer, and is nobody's. */
function NarrowingFields({
  exams,
  districts,
  filters,
  lang,
  text,
}: Omit<Props, 'typed' | 'problems' | 'isKept' | 'canForget'>) {
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <SelectInput id="chance-course" name="course" label={text.course} defaultValue={filters.courses[0] ?? ''}>
        <option value="">{text.anyCourse}</option>
        {exams.length === 1
          ? exams.map(({ courseFamilies }) => <Families key="" families={courseFamilies} lang={lang} />)
          : exams.map(({ id, name, courseFamilies }) => (
              <optgroup key={id} label={sayText(name, lang)} lang={langMark(name, lang)}>
                <Families families={courseFamilies} lang={lang} />
              </optgroup>
            ))}
      </SelectInput>
      <SelectInput id="chance-district" name="district" label={text.district} defaultValue={filters.districts[0] ?? ''}>
        <option value="">{text.anyDistrict}</option>
        {districts.map(({ id, name }) => (
          <option key={id} value={id} lang={langMark(name, lang)}>
            {sayText(name, lang)}
          </option>
        ))}
      </SelectInput>
      <TextInput
        id="chance-fee"
        name="fee"
        label={text.fee}
        hint={text.feeHint}
        autoComplete="off"
        defaultValue={filters.badFee ?? filters.maxFee ?? ''}
        error={filters.badFee === null ? undefined : text.problems.badFee}
      />
    </div>
  )
}

/** Of several exams each has its own: not every course is of every exam. */
function Families({ families, lang }: { families: readonly CourseFamily[]; lang: Language }) {
  return families.map(({ id, name }) => (
    <option key={id} value={id} lang={langMark(name, lang)}>
      {sayText(name, lang)}
    </option>
  ))
}
