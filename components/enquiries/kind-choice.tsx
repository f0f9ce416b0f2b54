import type { CONTACT_TYPES } from '@/lib/contract/enquiry'
import type { ContactTexts } from './form-texts'

/** Written out: with the contract's own list, its schemas would come into every page that has the form. */
const TYPES = ['enquiry', 'feedback'] as const satisfies typeof CONTACT_TYPES
type Type = (typeof TYPES)[number]
type Props = { text: ContactTexts; chosen: Type; isWaiting: boolean; onChoose: () => void }

/** While the form is sent it stays what it is. Both are set, or else React would miss the next press of this one. */
function putBack(pressed: HTMLInputElement) {
  const other = pressed.form?.querySelector<HTMLInputElement>(`[name="type"]:not([value="${pressed.value}"])`)
  pressed.checked = false
  if (other) other.checked = true
}

/** The two tabs of the contact form: real radio buttons, so that they choose without JavaScript, too. */
export function KindChoice({ text, chosen, isWaiting, onChoose }: Props) {
  const labels: Record<Type, string> = { enquiry: text.enquiryTab, feedback: text.feedbackTab }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{text.tabs}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-full bg-sunk p-1 sm:inline-grid">
        {TYPES.map((each) => (
          <label
            key={each}
            data-segment
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-full px-6 text-center leading-tight font-medium text-ink-2 transition-colors duration-150 ease-calm hover:text-ink has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--color-line-2)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring,var(--color-river))"
          >
            <input
              type="radio"
              name="type"
              value={each}
              defaultChecked={chosen === each}
              // Not `disabled` while the form is sent: the one that has the focus would lose it.
              aria-disabled={isWaiting || undefined}
              onChange={({ target }) => (isWaiting ? putBack(target) : onChoose())}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {labels[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
