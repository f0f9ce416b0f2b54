import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { Editions } from '@/provider/open-data/editions'

/** Files of open data in a folder of their own, which is there once they are made. */
export function testEditions(over: Partial<ConstructorParameters<typeof Editions>[0]> = {}): Editions {
  return new Editions({
    folder: path.join(tmpdir(), `open-data-test-${randomUUID()}`),
    licence: 'CC-BY-4.0',
    siteUrl: new URL('https://guide.example'),
    log: pino({ level: 'silent' }),
    ...over,
  })
}
