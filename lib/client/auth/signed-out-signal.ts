let listeners: readonly (() => void)[] = []

/** For whoever asks the website's own API: it answered 401, so nobody is signed in any more. */
export function signalSignedOut() {
  listeners.forEach((listen) => listen())
}

/** Returns how to stop listening. */
export function onSignedOut(listen: () => void): () => void {
  listeners = [...listeners, listen]
  return () => {
    listeners = listeners.filter((other) => other !== listen)
  }
}
