'use client'

import { useEffect, useRef, type ComponentProps } from 'react'

/**
 * A `details` that behaves as a menu once there is JavaScript: it closes when a link in it is
 * followed, by Escape (the focus goes back to its button), and by a press elsewhere.
 */
export function MenuDetails(props: ComponentProps<'details'>) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = () => {
      if (details.current) details.current.open = false
    }
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !details.current?.open) return
      const inside = details.current.contains(target)
      if (!inside || target.closest('a') !== null) close()
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  return <details ref={details} {...props} />
}
