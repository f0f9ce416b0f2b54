import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sampleBrochures } from '@/sample/brochure-routes'
import { SAMPLE } from '@/sample/directory'
import { sampleRows } from '@/sample/rows'

/** `npm run brochures -- FOLDER`: writes the brochures of the sample as the provider serves them. */
const [folder, ...rest] = process.argv.slice(2)
if (folder === undefined || rest.length > 0) {
  console.error('npm run brochures -- FOLDER   writes the sample’s brochures (tagged PDF files) into a folder')
  process.exitCode = 1
} else {
  await mkdir(folder, { recursive: true })
  const addresses = SAMPLE.flatMap(({ type, sample }, index) => sampleRows(sample, index, type).brochures)
  for (const { fileUrl } of addresses) {
    const file = await (await sampleBrochures.request(fileUrl)).arrayBuffer()
    await writeFile(path.join(folder, path.basename(fileUrl)), Buffer.from(file))
  }
  console.log(`${addresses.length} brochures are written.`)
}
