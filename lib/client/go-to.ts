/** Tells whoever guards unsaved changes that the page goes in any case: they are no longer this visitor's to keep. */
export const GOING = 'going'

/** Leaves the page for another one of ours, with a full load: nothing that was kept for it stays. */
export function goTo(path: string) {
  window.dispatchEvent(new Event(GOING))
  window.location.assign(path)
}

declare global {
  interface WindowEventMap {
    leaving: CustomEvent<() => void>
  }
}

/** Goes on, by what loads the page anew; whoever guards unsaved changes asks first, and goes on where they may be lost. */
export function askToLeave(goOn: () => void) {
  if (window.dispatchEvent(new CustomEvent('leaving', { cancelable: true, detail: goOn }))) goOn()
}

/** Loads another page of ours afresh in the place of this one, also where it is the same page with another anchor. */
export function reloadAt(path: string) {
  window.dispatchEvent(new Event(GOING))
  window.history.replaceState(null, '', path)
  window.location.reload()
}
