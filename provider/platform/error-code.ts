/** The system's code of an error (`ENOENT`), or `null`. Not by class: errors of Node's own may come from another realm. */
export function errorCode(error: unknown): string | null {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error
  return hasCode && typeof error.code === 'string' ? error.code : null
}
