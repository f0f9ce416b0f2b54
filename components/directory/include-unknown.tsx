import { clsx } from 'clsx'
import { Checkbox } from '@/components/ui/checkbox'
import { isPlainClick } from '@/components/ui/plain-click'
import { filtersToHref } from '@/lib/rules/filters/address'
import { isSet, lacksParent, toggleUnknown } from '@/lib/rules/filters/change'
import { missing } from '@/lib/rules/filters/known'
import { type AnyFilter, FILTERS } from '@/lib/rules/filters/table'
import { unknownParameter } from '@/lib/rules/filters/values'
import { figure } from '@/lib/rules/text/figure'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { useDirectory } from './directory-context'

/** Leaves those in the list of whom nobody has said what the filter asks for, where there are such. */
export function IncludeUnknown({ filter, namePrefix }: { filter: AnyFilter; namePrefix: string }) {
  const { texts, filters, facets, go } = useDirectory()
  const isIncluded = filters.includesUnknown.includes(filter.name)
  const told = filter.contract && missing(facets, filter.contract)
  if (filter.includeUnknown === null || lacksParent(filter, filters) || (told === null && !isIncluded)) return null
  const count = told && told.of - told.known
  return (
    <Checkbox
      // Beside a filter that is not set it would change nothing; the plain form may send both at once.
      className={clsx('border-t border-line', !isSet(filter, filters) && 'scripting:hidden')}
      name={`${namePrefix}${unknownParameter(filter.name)}`}
      value="true"
      label={texts[filter.includeUnknown]}
      note={count === null ? undefined : figure(count)}
      noteLabel={count === null ? undefined : formatMessage(texts.institutions, { count })}
      checked={isIncluded}
      onChange={() => go(toggleUnknown(filters, filter))}
    />
  )
}

/** Behind the results: how many the filters leave out only because nobody has said it of them, and the way to them. */
export function UnknownLeftOut({ onChosen }: { onChosen: () => void }) {
  const { texts, filters, facets, results, go, prefix } = useDirectory()
  const leftOut = FILTERS.flatMap((filter) => {
    if (filter.contract === null || filter.includeUnknown === null || !isSet(filter, filters)) return []
    const told = filters.includesUnknown.includes(filter.name) ? null : missing(facets, filter.contract)
    if (told === null) return []
    const count = figure(told.of - told.known)
    return { filter, text: fillMessage(texts.unknownLeftOut, { include: texts[filter.includeUnknown], count }) }
  })
  if (results.state !== 'ready' || leftOut.length === 0) return null
  return (
    <ul className="grid justify-items-start">
      {leftOut.map(({ filter, text }) => {
        const to = toggleUnknown(filters, filter)
        return (
          <li key={filter.name}>
            <a
              href={filtersToHref(to, prefix)}
              className="inline-flex min-h-11 items-center font-medium text-river underline underline-offset-4"
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                go(to)
                onChosen()
              }}
            >
              {text}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
