import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** Counts and digests the bytes that go into a file. */
class Measured {
  readonly #hash = createHash('sha256')
  #bytes = 0
  #failure: Error | null = null

  constructor(private readonly file: WriteStream) {
    // A disk that is full says so whenever it likes: an error that nobody hears ends the process.
    file.on('error', (error) => (this.#failure ??= error))
  }

  /**
   * Waits until there is room: a disk that is slower than the directory fills no memory.
   * @throws what an earlier write failed by, too
   */
  async write(chunk: Buffer): Promise<void> {
    if (this.#failure !== null) throw this.#failure
    this.#hash.update(chunk)
    this.#bytes += chunk.byteLength
    if (!this.file.write(chunk)) await once(this.file, 'drain')
  }

  async end() {
    if (this.#failure !== null) throw this.#failure
    this.file.end()
    await finished(this.file)
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }

  destroy(): void {
    this.file.destroy()
  }
}

/** A file that is written a piece at a time, as it is and compressed. */
export class FilePair {
  readonly #plain: Measured
  readonly #packed: Measured
  readonly #gzip = createGzip()
  readonly #packing: Promise<void>

  /** @param path of the plain one; the other has `.gz` behind it */
  constructor(path: string) {
    this.#plain = new Measured(createWriteStream(path))
    this.#packed = new Measured(createWriteStream(`${path}.gz`))
    this.#packing = this.#pack()
    // Heard when the pair is ended, or at once where a write waits for it.
    this.#packing.catch(() => {})
  }

  async #pack(): Promise<void> {
    for await (const chunk of this.#gzip) await this.#packed.write(Buffer.from(chunk))
  }

  async write(text: string): Promise<void> {
    if (text === '') return
    const chunk = Buffer.from(text)
    await this.#plain.write(chunk)
    if (!this.#gzip.write(chunk)) await Promise.race([once(this.#gzip, 'drain'), this.#packing])
  }

  /** Lets the files go, half written as they may be. */
  destroy(): void {
    this.#gzip.destroy()
    this.#plain.destroy()
    this.#packed.destroy()
  }

  async end() {
    this.#gzip.end()
    await this.#packing
    return { plain: await this.#plain.end(), packed: await this.#packed.end() }
  }
}
