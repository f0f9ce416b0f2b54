import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

/**
 * What a Node process can do at best: it answers each address with the bytes of the file that is named like
 * it, from memory: as Brotli, unless the name ends with `.html`. `node bare-server.ts FOLDER PORT NAME…`
 */
const [folder = '.', port = '0', ...names] = process.argv.slice(2)
const pages = new Map(names.map((name) => [`/${name}`, readFileSync(join(folder, name))]))

createServer((request, response) => {
  const page = pages.get(request.url ?? '')
  response.writeHead(page === undefined ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    ...(!request.url?.endsWith('.html') && { 'content-encoding': 'br' }),
    'content-length': page?.byteLength ?? 0,
  })
  response.end(page)
}).listen(Number(port), '127.0.0.1')
