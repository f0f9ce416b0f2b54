import 'server-only'

/**
 * The whole body, or `null` when it is longer than `limit` bytes; what comes after is not read.
 * @param more asked once, when it is longer: how many bytes more may come
 */
export async function readBounded(
  response: Response,
  limit: number,
  more?: () => Promise<number>,
): Promise<Uint8Array | null> {
  if (response.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  let most = limit
  const reader = response.body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.byteLength
    if (length > limit && most === limit) most += (await more?.()) ?? 0
    if (length > most) {
      await reader.cancel()
      return null
    }
    chunks.push(read.value)
  }
  return Buffer.concat(chunks)
}
