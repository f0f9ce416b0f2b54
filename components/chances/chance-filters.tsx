import { type ComponentProps, Fragment } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Disclosure } from '@/components/ui/disclosure'
import { RemovableChip } from '@/components/ui/chip'
import { SelectInput, TextInput } from '@/components/ui/text-input'
import type { ChancePage } from '@/lib/contract/closing-ranks/chances'
import type { CourseFamily } from '@/lib/contract/closing-ranks/lists'
import { RANK_SORTS } from '@/lib/contract/closing-ranks/search'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { Option } from '@/lib/contract/lookup'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import { answerHref, type ChanceFilters as Filters } from '@/lib/rules/chances/chance-form'
import { FEE_PATTERN } from '@/lib/rules/chances/typed-fee'
import { chosenFilters } from '@/lib/rules/chances/chosen-filters'
import { boxOf } from '@/lib/rules/desk/boxes'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { sayText } from '@/lib/rules/text/localized-text'

type Props = {
  filters: Filters
  facets: ChancePage['facets']
  families: readonly CourseFamily[]
  districts: readonly Option[]
  lang: Language
  text: ChanceMessages
}

/**
 * What narrows and orders the answer: a form that GET sends, for nothing in it is anybody's. Closed, also where something is set: on a
 * phone its boxes are longer than five screens, and what was asked for stands below them.
 */
export function ChanceFilters({ filters, facets, families, districts, lang, text }: Props) {
  const named = (options: readonly Named[]) => options.map(({ id, name }) => ({ id, label: sayText(name, lang) }))
  return (
    <div className="grid gap-1">
      <Disclosure
        summary={text.narrow}
        open={filters.badFee !== null}
        className="rounded-card border border-line bg-surface px-5 print:hidden"
      >
        <form method="get" action={localizedPath('/admission-chances/answer', lang)} className="grid gap-5 pt-2 pb-5">
          <div className="grid gap-5 md:grid-cols-2">
            <SelectInput id="chance-sort" name="sort" label={text.sort} defaultValue={filters.sort}>
              {sortsOf(facets, filters).map((sort) => (
                <option key={sort} value={sort}>
                  {text.sorts[sort]}
                </option>
              ))}
            </SelectInput>
            {hasFees(facets, filters) && (
              <FeeLimit
                id="chance-fee-most"
                {...{ filters, text }}
                pattern={FEE_PATTERN}
                title={text.problems.badFee}
              />
            )}
          </div>
          <Options
            name="course"
            title={text.course}
            options={named(families)}
            counts={facets.courseFamily}
            chosen={filters.courses}
          />
          <Options
            name="district"
            title={text.district}
            options={named(districts)}
            counts={facets.district}
            chosen={filters.districts}
          />
          <RoundFilters filters={filters} facets={facets} text={text} />
          {(facets.isResidential !== 0 || filters.isResidential) && (
            <Checkbox
              name="residential"
              value="1"
              label={text.residential}
              note={facets.isResidential ?? undefined}
              defaultChecked={filters.isResidential}
            />
          )}
          <Button type="submit" variant="quiet" className="justify-self-start">
            {text.apply}
          </Button>
        </form>
      </Disclosure>
      <Chosen {...{ filters, families, districts, lang, text }} />
    </div>
  )
}

type FeeLimitProps = Pick<Props, 'filters' | 'text'> &
  Pick<ComponentProps<typeof TextInput>, 'id' | 'pattern' | 'title' | 'autoComplete' | 'maxLength'>

/** A limit of the fee, which need not leave out those of which it is not known. */
export function FeeLimit({ filters, text, ...input }: FeeLimitProps) {
  return (
    <div>
      <TextInput
        {...input}
        name="fee"
        label={text.fee}
        hint={text.feeHint}
        defaultValue={filters.badFee ?? filters.maxFee ?? ''}
        error={filters.badFee === null ? undefined : text.problems.badFee}
      />
      <Checkbox name="unknown" value="1" label={text.withUnknownFees} defaultChecked={filters.withUnknownFees} />
    </div>
  )
}

/** What is set, in words, and each to be taken off by itself. */
function Chosen({ filters, families, districts, lang, text }: Omit<Props, 'facets'>) {
  const chosen = chosenFilters(filters, { families, districts }, lang, text)
  if (chosen.length === 0) return null
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-5 print:text-xs">
        <span>
          {formatMessage(text.set, { count: chosen.length })} {/* On paper, where nothing can be taken off. */}
          <span className="hidden print:inline">
            {chosen.map(({ key, label, lang: mark }, index) => (
              <Fragment key={key}>
                {index > 0 && ' · '}
                <span lang={mark}>{label}</span>
              </Fragment>
            ))}
          </span>
        </span>
        <a
          href={localizedPath('/admission-chances/answer', lang)}
          className="inline-flex min-h-11 items-center font-semibold text-river underline-offset-4 hover:underline print:hidden"
        >
          {text.clear}
        </a>
      </p>
      <ul aria-label={text.activeFilters} className="flex flex-wrap gap-2 print:hidden">
        {chosen.map(({ key, label, lang: mark, without }) => (
          <li key={key} className="max-w-full">
            <RemovableChip
              label={label}
              lang={mark}
              removeLabel={fillMessage(text.removeFilter, { name: label })}
              href={answerHref(without, lang)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** In which round it was enough first, and in which again; nothing where there is one alone. */
function RoundFilters({ filters, facets, text }: Pick<Props, 'filters' | 'facets' | 'text'>) {
  const asked = [
    { name: 'round', title: text.round, counts: facets.round, chosen: filters.rounds },
    { name: 'in', title: text.enoughIn, counts: facets.enoughIn, chosen: filters.enoughIn },
  ]
  return asked.map(({ counts, ...given }) => {
    const rounds = [...new Set([...Object.keys(counts ?? {}), ...given.chosen])].sort(byNumber)
    const options = rounds.map((round) => ({ id: round, label: fillMessage(text.inRound, { round }) }))
    if (rounds.length <= 1 && given.chosen.length === 0) return null
    return <Options key={given.name} {...given} options={options} counts={counts} />
  })
}

type Named = { id: string; name: Text }

/** Whether a fee is known of anything found; what was chosen can be taken back in any case. `null`: nobody has counted. */
const hasFees = ({ feeKnown }: Props['facets'], { maxFee, badFee }: Filters) =>
  feeKnown !== 0 || maxFee !== null || badFee !== null

/** The orders that say something. */
export const sortsOf = (facets: Props['facets'], filters: Filters) =>
  RANK_SORTS.filter((sort) => sort !== 'fee' || filters.sort === 'fee' || hasFees(facets, filters))

const byNumber = (a: string, b: string) => Number(a) - Number(b)

type OptionsProps = {
  name: string
  /** In a form that posts: each box has a name of its own there. */
  isPosted?: boolean
  title: string
  titleLang?: Language | undefined
  /** `lang`: of a label that is in another language than the page. */
  options: readonly { id: string; label: string; lang?: Language | undefined }[]
  /** By option; those that would leave nothing are not offered, unless chosen. `null`: nobody has counted. */
  counts: Readonly<Record<string, number>> | null
  chosen: readonly string[]
}

export function Options({ name, isPosted = false, title, titleLang, options, counts, chosen }: OptionsProps) {
  const offered = options.filter(({ id }) => counts === null || (counts[id] ?? 0) > 0 || chosen.includes(id))
  if (offered.length === 0) return null
  return (
    <fieldset className="grid gap-1">
      <legend lang={titleLang} className="pb-1 text-sm font-medium text-ink-2">
        {title}
      </legend>
      <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {offered.map((option) => (
          <Checkbox
            key={option.id}
            name={isPosted ? boxOf(name, option.id) : name}
            value={option.id}
            label={<span lang={option.lang}>{option.label}</span>}
            note={counts?.[option.id]}
            defaultChecked={chosen.includes(option.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}
