import { SubmitButton } from '@/components/ui/submit-button'
import { buttonClass } from '@/components/ui/button-class'
import { Checkbox } from '@/components/ui/checkbox'
import { Disclosure } from '@/components/ui/disclosure'
import { SelectInput, TextInput } from '@/components/ui/text-input'
import type { RankCategory, RankExam } from '@/lib/contract/closing-ranks/lists'
import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import {
  categoryGroups,
  CHANCE_FIELDS,
  type ChanceField,
  type ChanceFilters,
  type ChanceProblems,
  isNarrowed,
  listValue,
  MAX_TYPED_LENGTH,
  type TypedChance,
} from '@/lib/rules/chances/chance-form'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { listWords } from '@/lib/rules/text/list-words'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { FeeLimit, Options } from './chance-filters'

const KEPT_BEFORE = 'kept-before'

type Props = {
  exams: readonly RankExam[]
  districts: readonly Option[]
  typed: TypedChance
  /** What was chosen before, or by a link, to narrow the answer. */
  filters: ChanceFilters
  problems: ChanceProblems
  /** The visitor has asked that this browser keeps a rank for long. */
  isKept: boolean
  /** This browser keeps one, if only for five minutes. */
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
      {canForget && <input type="hidden" name="shown" value="1" />}
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
          maxLength={MAX_TYPED_LENGTH}
          required
        />
        <SelectInput {...of('category')} label={text.category} hint={text.categoryHint} required>
          <option value="">{text.choose}</option>
          <Categories exams={exams} lang={lang} text={text} />
        </SelectInput>
      </div>
      <NarrowingFields exams={exams} districts={districts} filters={filters} lang={lang} text={text} />
      <KeepBox {...{ isKept, canForget, text }} />
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-3">
          <SubmitButton busyLabel={text.asking} className="max-sm:w-full">
            {text.submit}
          </SubmitButton>
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

/** Whether the browser keeps it. The page that is the same for everybody cannot show what was ticked before (ADR 146), and says so. */
function KeepBox({ isKept, canForget, text }: Pick<Props, 'isKept' | 'canForget' | 'text'>) {
  return (
    <div className="grid gap-1">
      <Checkbox
        name="keep"
        value="1"
        label={text.keep}
        defaultChecked={isKept}
        aria-describedby={canForget ? undefined : KEPT_BEFORE}
      />
      {!canForget && (
        <p id={KEPT_BEFORE} className="max-w-2xl text-sm text-grey">
          {text.keptBefore}
        </p>
      )}
    </div>
  )
}

/** Those of all exams first, then under its exam what one of them alone has. */
function Categories({ exams, lang, text }: Pick<Props, 'exams' | 'lang' | 'text'>) {
  return categoryGroups(exams).map(({ exams: own, categories }) =>
    own.length === exams.length ? (
      <CategoryOptions key="all" {...{ categories, lang, text }} />
    ) : (
      <optgroup
        key={own.map(({ id }) => id).join()}
        label={fillMessage(text.onlyIn, {
          exams: listWords(
            own.map(({ name }) => sayText(name, lang)),
            lang,
          ),
        })}
      >
        <CategoryOptions {...{ categories, lang, text }} />
      </optgroup>
    ),
  )
}

function CategoryOptions({ categories, lang, text }: Pick<Props, 'lang' | 'text'> & { categories: RankCategory[] }) {
  return categories.map(({ code, name, category }) => (
    <option key={code} value={code} lang={langMark(name, lang)}>
      {category === null ? code : fillMessage(text.categoryOption, { code, name: sayText(name, lang) })}
    </option>
  ))
}

/** What narrows the answer, and is nobody's. */
function NarrowingFields({
  exams,
  districts,
  filters,
  lang,
  text,
}: Omit<Props, 'typed' | 'problems' | 'isKept' | 'canForget'>) {
  const named = (options: readonly Option[]) =>
    options.map(({ id, name }) => ({ id, label: sayText(name, lang), lang: langMark(name, lang) }))
  const given = { isPosted: true, counts: null } as const
  // Those of several exams stand once, and before the others: a box that stands twice cannot be unticked.
  const isOfOne = ({ id }: Option) =>
    exams.filter(({ courseFamilies }) => courseFamilies.some((family) => family.id === id)).length === 1
  const all = [
    ...new Map(exams.flatMap(({ courseFamilies }) => courseFamilies.map((family) => [family.id, family]))).values(),
  ]
  const shared = exams.length === 1 ? all : all.filter((family) => !isOfOne(family))
  const others = exams.length === 1 ? [] : exams
  const hasFees = exams.some((exam) => exam.hasFees !== false) || filters.maxFee !== null || filters.badFee !== null
  const hasResidential = exams.some((exam) => exam.hasResidential !== false) || filters.isResidential
  return (
    <Disclosure
      summary={text.narrowFirst}
      open={isNarrowed(filters) || filters.badFee !== null}
      className="rounded-card border border-line px-5"
    >
      <div className="grid gap-5 pt-2 pb-5">
        {hasFees ? (
          <FeeLimit id="chance-fee" {...{ filters, text }} autoComplete="off" maxLength={MAX_TYPED_LENGTH} />
        ) : (
          <p className="text-sm text-ink-2">{text.feesNotKnown}</p>
        )}
        {hasResidential ? (
          <Checkbox name="residential" value="1" label={text.residential} defaultChecked={filters.isResidential} />
        ) : (
          <p className="text-sm text-ink-2">{text.residentialNotKnown}</p>
        )}
        <Options {...given} name="course" title={text.course} options={named(shared)} chosen={filters.courses} />
        {others.map(({ id, name, courseFamilies }) => (
          <Options
            key={id}
            {...given}
            name="course"
            title={sayText(name, lang)}
            titleLang={langMark(name, lang)}
            options={named(courseFamilies.filter(isOfOne))}
            chosen={filters.courses}
          />
        ))}
        <Options
          {...given}
          name="district"
          title={text.district}
          options={named(districts)}
          chosen={filters.districts}
        />
      </div>
    </Disclosure>
  )
}
