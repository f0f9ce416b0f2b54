import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'

/** A list of another make with as many schools as the register's, under names as people write them: what 57,000 against 57,000 takes. */
export async function writeAnotherList(schools: string, file: string): Promise<void> {
  const raw = createReadStream(schools)
  const rows = (schools.endsWith('.gz') ? raw.pipe(createGunzip()) : raw).pipe(
    parse({ columns: true, bom: true, relax_quotes: true }),
  )
  async function* lines(source: AsyncIterable<Record<string, string>>) {
    yield 'id,name,district,address\n'
    let index = 0
    for await (const { schname = '', dtname = '', vilname = '' } of source) {
      index += 1
      const cells = [`S${index}`, schname.replace(/ {2,}/g, ' '), dtname, vilname]
      yield `${cells.map((cell) => `"${cell.replaceAll('"', '')}"`).join(',')}\n`
    }
  }
  await pipeline(rows, lines, createWriteStream(file))
}
