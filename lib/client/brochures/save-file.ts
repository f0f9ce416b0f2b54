/** Long enough for the browser to have begun; then the copy in memory is given back. */
const KEEP_MS = 60_000

/** Hands a file that a script has fetched to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), KEEP_MS)
}
