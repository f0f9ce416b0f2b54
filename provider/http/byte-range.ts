/**
 * The part of a file that a `Range` header asks for, both ends included (RFC 9110, 14.1.2).
 * @param size of the file, in bytes
 * @returns `null` for the whole: no header, or one that asks for several parts or cannot be read;
 *   `beyond` for a part that the file does not have (416)
 */
export function byteRange(header: string | undefined, size: number): { from: number; to: number } | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '')
    return last === '0'.repeat(last.length) ? 'beyond' : { from: Math.max(0, size - Number(last)), to: size - 1 }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < from) return null
  return from >= size ? 'beyond' : { from, to }
}
