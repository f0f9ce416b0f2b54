import { clsx } from 'clsx'
import { describeControl, FieldError } from './field'

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

const star =
  'M10 1.6c.4 0 .75.22.92.58l2.1 4.4 4.75.66c.84.12 1.18 1.15.57 1.74l-3.46 3.4.84 4.82c.15.84-.73 1.48-1.48 1.08L10 15.98l-4.24 2.3c-.75.4-1.63-.24-1.48-1.08l.84-4.82-3.46-3.4c-.6-.6-.27-1.62.57-1.74l4.75-.66 2.1-4.4A1.02 1.02 0 0 1 10 1.6Z'

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
              <path d={star} className="fill-surface stroke-current" strokeWidth="1.1" />
            </svg>
            <span className="sr-only">{says}</span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}
