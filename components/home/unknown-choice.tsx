import { Checkbox } from '@/components/ui/checkbox'
import type { ChoiceProps } from '@/components/ui/choice'
import type { Facets } from '@/lib/contract/facets'
import type { DirectoryFilter } from '@/lib/contract/institute-query'
import type { FilterMessages } from '@/lib/messages/en/filter'
import { missing } from '@/lib/rules/filters/known'
import { figure } from '@/lib/rules/text/figure'
import { formatMessage } from '@/lib/rules/text/format-message'

type Props = Omit<ChoiceProps, 'note' | 'noteLabel'> & {
  contract: DirectoryFilter
  facets: Facets | null
  text: Pick<FilterMessages, 'institutions'>
}

/**
 * Whether those stay of whom nobody has said what is chosen here: nothing where it is known of all. What was ticked can be
 * taken back also while nobody can say how many there are.
 */
export function UnknownChoice({ contract, facets, text, ...box }: Props) {
  const told = missing(facets, contract)
  if (told === null) return box.checked || box.defaultChecked ? <Checkbox {...box} /> : null
  const count = told.of - told.known
  return <Checkbox {...box} note={figure(count)} noteLabel={formatMessage(text.institutions, { count })} />
}
