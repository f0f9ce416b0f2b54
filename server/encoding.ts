import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip' | 'identity'
/** `quick` costs a page some 7 ms of a thread, `best` 300 ms for an eighth less. */
export type Effort = 'quick' | 'best'

const BROTLI_QUALITY = { quick: 5, best: constants.BROTLI_MAX_QUALITY }
const GZIP_LEVEL = { quick: 6, best: constants.Z_BEST_COMPRESSION }
const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** What of ours a browser takes (RFC 9110, 12.5.3), the smallest first. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const accepted = parseAccept(acceptEncoding).flatMap(({ type, q }) => (q > 0 ? type.toLowerCase() : []))
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/** Whether bytes of this type are worth compressing: text of any kind; pictures, films and fonts are compressed already. */
export function isCompressible(contentType: string | undefined): boolean {
  return /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json)|image\/svg\+xml)/.test(
    contentType ?? '',
  )
}

export async function compress(bytes: Buffer, encoding: 'br' | 'gzip', effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return asGzip(bytes, { level: GZIP_LEVEL[effort] })
  return asBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}

/** Compresses what flows through it, quickly. */
export function compressingStream(encoding: 'br' | 'gzip'): Transform {
  if (encoding === 'gzip') return createGzip()
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY.quick } })
}
