import { type RefObject, useSyncExternalStore } from 'react'

const never = () => () => {}
function whenChanged(listen: () => void) {
  document.addEventListener('change', listen)
  return () => document.removeEventListener('change', listen)
}

/** Whether the page's script is there: not in the HTML, nor while it is taken over. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * Which of a form's radio buttons is chosen, read from the form itself: one may have been chosen
 * before this script came. `null` in the HTML, where nobody knows yet.
 */
export function useChosen(form: RefObject<HTMLFormElement | null>, name: string): string | null {
  return useSyncExternalStore(
    whenChanged,
    () => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? null,
    () => null,
  )
}
