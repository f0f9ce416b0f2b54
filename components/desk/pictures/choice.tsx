import type { ComponentProps } from 'react'

type ChoiceProps<Word extends string> = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  of: readonly Word[]
  value: Word
  labels: Readonly<Record<Word, string>>
  onChoose: (word: Word) => void
}

/** Of several words one. */
export function Choice<Word extends string>({ of, value, labels, onChoose, ...attributes }: ChoiceProps<Word>) {
  return (
    <select
      value={value}
      onChange={(event) => {
        const chosen = of.find((each) => each === event.target.value)
        if (chosen !== undefined) onChoose(chosen)
      }}
      {...attributes}
    >
      {of.map((each) => (
        <option key={each} value={each}>
          {labels[each]}
        </option>
      ))}
    </select>
  )
}
