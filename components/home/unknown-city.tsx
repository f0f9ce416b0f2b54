import { Checkbox } from '@/components/ui/checkbox'
import type { ChoiceProps } from '@/components/ui/choice'
import type { Facets } from '@/lib/contract/facets'
import type { CascadeMessages } from '@/lib/messages/en/cascade'
import { missing, sayKnown } from '@/lib/rules/filters/known'
import { figure } from '@/lib/rules/text/figure'
import { formatMessage } from '@/lib/rules/text/format-message'

type Props = Omit<ChoiceProps, 'label' | 'note' | 'noteLabel'> & { facets: Facets | null; text: CascadeMessages }

/** Of how many the city is known, and whether those stay of whom nobody has said it: nothing where it is known of all. */
export function UnknownCity({ facets, text, ...box }: Props) {
  const told = missing(facets, 'city_id')
  if (told === null) return null
  const count = told.of - told.known
  return (
    <>
      <p className="text-sm text-grey tabular-nums">{sayKnown(facets, 'city_id', text)}</p>
      <Checkbox
        {...box}
        label={text.includeUnknownCity}
        note={figure(count)}
        noteLabel={formatMessage(text.institutions, { count })}
      />
    </>
  )
}
