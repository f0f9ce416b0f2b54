import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from './icon'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** The accessible name; the placeholder is no name. */
  label: string
  /** With both, a cross appears while something stands in the box. */
  clearLabel?: string
  onClear?: () => void
}

/** A search box. In a plain GET form it needs only a `name`. */
export function SearchInput({ label, clearLabel, onClear, className, ...rest }: Props) {
  return (
    <span className={clsx('relative block', className)}>
      <Icon of={Search} className="pointer-events-none absolute top-1/2 left-5 -translate-y-1/2 text-grey" />
      <input
        // Not type="search", which may not become a combobox when suggestions come to it.
        type="text"
        role="searchbox"
        inputMode="search"
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        className="peer min-h-14 w-full rounded-full border border-line-3 bg-surface pr-14 pl-13 text-base text-ink transition-colors duration-150 ease-calm placeholder:text-grey placeholder-shown:pr-4 hover:border-ink-2"
        {...rest}
      />
      {onClear && clearLabel ? (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={onClear}
          className="absolute top-1/2 right-1.5 grid size-11 -translate-y-1/2 cursor-pointer place-items-center rounded-full text-ink-2 peer-placeholder-shown:hidden hover:bg-sunk hover:text-ink"
        >
          <Icon of={X} />
        </button>
      ) : null}
    </span>
  )
}
