import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { chooseEncoding, compress, type Encoding, isCompressible } from './encoding'

const FOLDER = '.next/static'
const ADDRESS = '/_next/static/'
/** The names tell the content: what stands under one never changes, and needs no tag to ask by. */
const FOREVER = 'public, max-age=31536000, immutable'

/** None of them is anything by itself. */
const POLICY = "default-src 'none'; frame-ancestors 'none'"

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
}

type Loaded = { type: string; identity: Buffer; br: Buffer; gzip: Buffer }

/** Scripts, styles and fonts of the build, from memory: some 3 MB, each compressed once, as small as it gets (ADR 144). */
export class Assets {
  readonly #loading = new Map<string, Promise<Loaded>>()

  private constructor(
    private readonly files: ReadonlyMap<string, string>,
    private readonly own: ReadonlySet<string>,
  ) {}

  /**
   * Knows the build's files; anything else under the address is none.
   * @param former folders of earlier builds, whose pages are still open somewhere and load their parts when they need them
   */
  static async of(folder = FOLDER, former: readonly string[] = []): Promise<Assets> {
    const [own = [], ...earlier] = await Promise.all([folder, ...former].map(filesIn))
    return new Assets(new Map([...earlier.flat(), ...own]), new Set(own.map(([address]) => address)))
  }

  /** Loads the build's own one after the other, so that nobody has to wait for it later. */
  async loadAll(): Promise<void> {
    for (const address of this.own) await this.#load(address)
  }

  /** @returns whether it is an asset, and so has been answered */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const [path = ''] = (request.url ?? '').split('?', 1)
    // A folder's name may hold what an address may not.
    const address = path.startsWith(ADDRESS) ? decode(path) : null
    if (address === null || !this.files.has(address)) return false
    const { type, ...bodies } = await this.#load(address)
    const wanted = chooseEncoding(request.headers['accept-encoding'])
    const isSmaller = bodies[wanted].byteLength < bodies.identity.byteLength
    const body = isSmaller ? bodies[wanted] : bodies.identity
    response.writeHead(200, {
      'content-security-policy': POLICY,
      'cache-control': FOREVER,
      vary: 'Accept-Encoding',
      'content-type': type,
      'content-length': body.byteLength,
      ...(isSmaller && { 'content-encoding': wanted }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }

  async #load(address: string): Promise<Loaded> {
    const loading = this.#loading.get(address) ?? loadFile(this.files.get(address) ?? '')
    this.#loading.set(address, loading)
    loading.catch(() => this.#loading.delete(address))
    return loading
  }
}

/** Addresses and where they are. */
async function filesIn(folder: string): Promise<[string, string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const addressOf = (path: string) => ADDRESS + path.slice(join(folder, sep).length).split(sep).join('/')
  return paths.filter((path) => extname(path) in TYPES).map((path) => [addressOf(path), path])
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

async function loadFile(path: string): Promise<Loaded> {
  const identity = await readFile(path)
  const type = typeOf(path)
  if (!isCompressible(type)) return { type, identity, br: identity, gzip: identity }
  // What a build wrote after its assets, and a build without ours before it, have nothing beside them.
  const compressed = (encoding: Compression) =>
    readFile(beside(path, encoding)).catch(() => compress(identity, encoding, 'best'))
  const [br, gzip] = await Promise.all([compressed('br'), compressed('gzip')])
  return { type, identity, br, gzip }
}

type Compression = Exclude<Encoding, 'identity'>

const typeOf = (path: string) => TYPES[extname(path)] ?? 'application/octet-stream'
const beside = (path: string, encoding: Compression) => `${path}.${encoding}`

/** Writes beside each asset what most browsers get of it: once for a build, and not at every start. For `next.config.ts`. */
export async function compressAssets(folder = FOLDER): Promise<void> {
  const files = (await filesIn(folder)).map(([, path]) => path).filter((path) => isCompressible(typeOf(path)))
  for (const path of files) {
    const identity = await readFile(path)
    const write = async (encoding: Compression) =>
      writeFile(beside(path, encoding), await compress(identity, encoding, 'best'))
    await Promise.all([write('br'), write('gzip')])
  }
}
