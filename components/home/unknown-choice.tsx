import { Checkbox } from '@/components/ui/checkbox'
import type { ChoiceProps } from '@/components/ui/choice'
import type { Facets } from '@/lib/contract/facets'
import type { DirectoryFilter } from '@/lib/contract/institute-query'
import type { FilterMessages } from '@/lib/messages/en/filter'
import { missing, sayKnown } from '@/lib/rules/filters/known'
import { figure } from '@/lib/rules/text/figure'
import { formatMessage } from '@/lib/rules/text/format-message'

type Props<Name extends DirectoryFilter> = Omit<ChoiceProps, 'note' | 'noteLabel'> & {
  contract: Name
  facets: Facets | null
  text: Pick<FilterMessages, 'institutions'> & { known: Pick<FilterMessages['known'], Name> }
}

/**
 * Of how many it is known what is chosen here, and whether those stay of whom nobody has said it: nothing where it is known of
 * all. What was ticked can be taken back also while nobody can say how many there are.
 */
export function UnknownChoice<Name extends DirectoryFilter>({ contract, facets, text, ...box }: Props<Name>) {
  const told = missing(facets, contract)
  if (told === null) return box.checked || box.defaultChecked ? <Checkbox {...box} /> : null
  const count = told.of - told.known
  return (
    <>
      <p className="text-sm text-grey tabular-nums">{sayKnown(facets, contract, text)}</p>
      <Checkbox {...box} note={figure(count)} noteLabel={formatMessage(text.institutions, { count })} />
    </>
  )
}
