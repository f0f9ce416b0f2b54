import { clsx } from 'clsx'
import { describeControl, FieldError } from './field'
import { STAR } from './rating'

type Props = {
  id: string
  name: string
  label: string
  /** What each star says, from the first on: "1 star", "2 stars"… */
  stars: readonly string[]
  error?: string | null
  defaultValue?: string
  autoFocus?: boolean
}

/**
 * A number of stars, chosen as one of real radio buttons: by arrow keys, without JavaScript, and in a
 * plain form. The stars up to the chosen one are filled by the style sheet.
 */
export function StarChoice({ id, name, label, stars, error, defaultValue, autoFocus }: Props) {
  const { id: groupId, ...described } = describeControl(id, { error })
  return (
    <fieldset id={groupId} role="radiogroup" aria-required {...described} className="grid min-w-0 content-start gap-1">
      <legend className="text-sm font-medium text-ink-2">{label}</legend>
      <div className="-ml-2 flex">
        {stars.map((says, index) => (
          <label
            key={says}
            className={clsx(
              'relative grid size-12 cursor-pointer place-items-center rounded-md text-line-3',
              // This star, and each before the one that is chosen.
              'has-checked:text-turmeric-line has-[~label_:checked]:text-turmeric-line',
              'has-checked:[&_path]:fill-turmeric has-[~label_:checked]:[&_path]:fill-turmeric',
              'has-focus-visible:outline-3 has-focus-visible:outline-river',
            )}
          >
            <input
              type="radio"
              name={name}
              value={index + 1}
              defaultChecked={defaultValue === String(index + 1)}
              autoFocus={(autoFocus && index === 0) || undefined}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none"
            />
            <svg
              viewBox="0 0 20 20"
              width="34"
              height="34"
              aria-hidden
              focusable="false"
              className="pointer-events-none"
            >
              <path d={STAR} className="fill-surface stroke-current" strokeWidth="1.1" />
            </svg>
            <span className="sr-only">{says}</span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}
