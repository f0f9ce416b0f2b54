import type { DeskInstitution } from '@/lib/contract/desk/institution'
import type { Figure } from '@/lib/contract/source'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'

type Props = {
  institution: Pick<DeskInstitution, 'sources' | 'statements'>
  figure: Figure
  text: DeskInstitutionMessages
  isOptional?: boolean
}

/** What each source says of a figure; lists write in English. */
export function Sources({ institution: { sources, statements }, figure, text, isOptional = false }: Props) {
  const said = statements.filter((statement) => statement.figure === figure)
  // Of one that was written by hand it is said once.
  if (statements.length === 0) return null
  if (said.length === 0) return isOptional ? null : <small>{text.nobody}</small>
  return (
    <details>
      <summary>{isOptional ? `${text.figures[figure]}: ${text.sourcesSay}` : text.sourcesSay}</summary>
      <ul>
        {said.map(({ source, value, isShown }) => {
          const { title = source, dated, readOn } = sources.find(({ name }) => name === source) ?? {}
          const day = dated ?? readOn
          return (
            <li key={source}>
              <span lang="en">{value.en}</span>{' '}
              <small>{[title, day, isShown && text.isShown].filter(Boolean).join(' · ')}</small>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
