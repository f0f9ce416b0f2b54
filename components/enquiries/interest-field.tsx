import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ComponentType, lazy, Suspense, useCallback, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { TextInput } from '@/components/ui/text-input'
import { fieldProps, type FieldsProps, MAX_TYPED_LINE_LENGTH } from './field-props'
import type { CounsellingTexts } from './form-texts'
import type { InterestListProps } from './interest-list'
import { useIsReady } from './use-chosen'

/** Loaded when somebody comes to the field, which needs nothing of it: it may also fail to come. */
const InterestList = lazy((): Promise<{ default: ComponentType<InterestListProps> }> =>
  import('./interest-list').then(
    (module) => ({ default: module.InterestList }),
    () => ({ default: () => null }),
  ),
)

type Props = FieldsProps & { text: CounsellingTexts }

/**
 * What somebody wants to talk about: one of the presets, which typing filters, or a text of their own
 * (spec 1 §4). Without JavaScript the browser offers the presets by itself. The list makes the very
 * input that is already there into its combobox, so that text, caret and focus stay as they are.
 */
export function InterestField({ text, ...field }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState(field.typed.interest ?? '')
  const [isMet, setMet] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isReady = useIsReady()
  const [combobox, setCombobox] = useState<ComponentProps<'input'> | null>(null)
  const props = fieldProps('interest', field)
  const presets = `${props.id}-presets`
  const input = () => root.current?.querySelector('input')

  const choose = useCallback(
    (chosen: string) => {
      setValue(chosen)
      setOpen(false)
      const typed = root.current?.querySelector('input')
      if (typed) typed.value = chosen
    },
    [setValue, setOpen],
  )
  const toggle = useCallback(
    (next: boolean, isByHand: boolean) => {
      setOpen(next)
      if (isByHand) setAsked(next)
    },
    [setOpen, setAsked],
  )

  // What was typed before this script came counts, too.
  function meet() {
    setMet(true)
    setValue(input()?.value ?? '')
  }

  return (
    <div ref={root} data-interest-field className="relative">
      <TextInput
        onFocus={meet}
        {...combobox}
        {...props}
        autoComplete="off"
        maxLength={MAX_TYPED_LINE_LENGTH}
        // The browser's own list serves until then.
        list={isReady ? undefined : presets}
        label={text.interest}
        hint={text.interestHint}
        onChange={(event) => {
          meet()
          setAsked(false)
          setOpen(true)
          combobox?.onChange?.(event)
        }}
        className="scripting:[&_input]:pr-13"
      />
      {!isReady && <Presets id={presets} labels={Object.values(text.interests)} />}
      <ListButton
        label={text.showInterests}
        onPress={() => {
          input()?.focus()
          setAsked(!isOpen || !isAsked)
          setOpen(!isOpen || !isAsked)
        }}
      />
      {isMet && (
        <Suspense fallback={null}>
          <InterestList
            value={value}
            interests={text.interests}
            isOpen={isOpen && (isAsked || value !== '')}
            isAsked={isAsked}
            onOpen={toggle}
            onChoose={choose}
            attach={setCombobox}
            label={text.interest}
            noMatch={text.noMatch}
          />
        </Suspense>
      )}
    </div>
  )
}

/** What the browser offers by itself. */
function Presets({ id, labels }: { id: string; labels: readonly string[] }) {
  return (
    <datalist id={id}>
      {labels.map((label) => (
        <option key={label} value={label} />
      ))}
    </datalist>
  )
}

/** Opens and closes the list with a pointer: by the keyboard the arrow keys do. */
function ListButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      // Within the input, whose label is a line higher in Kannada.
      className="absolute top-[calc(var(--text-sm)*var(--text-sm--line-height)+0.625rem)] right-1 hidden size-11 cursor-pointer place-items-center rounded-full text-ink-2 hover:text-ink scripting:grid"
    >
      <Icon of={ChevronDown} />
    </button>
  )
}
