import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sampleBrochures } from '@/sample/brochure-routes'
import { SAMPLE } from '@/sample/directory'
import { sampleRows } from '@/sample/rows'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run brochures -- FOLDER

  Writes the brochures of the sample (tagged PDF files) into a folder, as the provider serves them.

  For example: npm run brochures -- brochures`
const [folder, ...rest] = readCommandLine(USAGE, {}, 1).positionals
if (folder === undefined || rest.length > 0) refuse(USAGE)

await mkdir(folder, { recursive: true })
const addresses = SAMPLE.flatMap(({ type, sample }, index) => sampleRows(sample, index, type).brochures)
for (const { fileUrl } of addresses) {
  const file = await (await sampleBrochures.request(fileUrl)).arrayBuffer()
  await writeFile(path.join(folder, path.basename(fileUrl)), Buffer.from(file))
}
console.log(`${addresses.length} brochures are written.`)
