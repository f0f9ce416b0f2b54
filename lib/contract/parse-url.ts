/** `URL.parse`, which is younger than the oldest browsers that are supported. */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
