import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** Lifts under the pointer: for a card that is one link as a whole (its link has `after:absolute after:inset-0`). */
  pressable?: boolean
}

/** A surface with a hairline border. Shadow only where it can be pressed or floats. */
export function Card({ as: Element = 'div', pressable = false, className, ...rest }: Props) {
  return (
    <Element
      className={clsx(
        'rounded-card border border-line bg-surface',
        pressable &&
          'relative transition-[transform,border-color,box-shadow] duration-200 ease-calm focus-within:border-river-line hover:-translate-y-0.5 hover:border-river-line hover:shadow-float motion-reduce:hover:translate-y-0',
        className,
      )}
      {...rest}
    />
  )
}
