import { CommandError } from '@/provider/command/command-error'
import { readCommandLine, refuse } from '@/tools/command-line'
import { readBoth } from '@/tools/ranks/read-both'

const USAGE = `npm run eval:ranks -- KEA.pdf…

  Reads lists of closing ranks as the import does and once more by pdftotext -layout, and counts by category in how many
  cells the two agree. Ends with 1 where they do not, and with 2 where a file is no such list.

  For example: npm run eval:ranks -- round-1.pdf round-3.pdf`
const { positionals: files } = readCommandLine(USAGE, {}, Infinity)
if (files.length === 0) refuse(USAGE)
const SHOWN = 20

function refuseFile(error: unknown): never {
  if (error instanceof CommandError) refuse(error.message)
  throw error
}

const read = []
for (const path of files) read.push(await readBoth(path).catch(refuseFile))

for (const { path, ours, broken, theirs } of read) {
  const differing: string[] = []
  const counts = new Map<string, { cells: number; ranks: number; same: number }>()
  if (ours.length !== theirs.length) differing.push(`${ours.length} rows by the import, ${theirs.length} by pdftotext`)
  for (const [at, { page, cells }] of theirs.entries()) {
    const course = ours[at]
    for (const [code, text] of cells) {
      const count = counts.get(code) ?? { cells: 0, ranks: 0, same: 0 }
      const rank = course?.ranks.find(({ category }) => category === code)?.rank ?? null
      const read = text === '--' ? null : Number(text)
      count.cells += 1
      if (read !== null) count.ranks += 1
      if (course !== undefined && course.page === page && rank === read) count.same += 1
      else
        differing.push(
          `page ${page}, ${course?.college} ${course?.name}, ${code}: ${rank} by the import, ${text} by pdftotext`,
        )
      counts.set(code, count)
    }
    const more = course?.ranks.find(({ category }) => !cells.has(category))
    if (more !== undefined)
      differing.push(`page ${page}, ${course?.name}, ${more.category}: ${more.rank} by the import alone`)
  }
  const sum = (name: 'cells' | 'ranks' | 'same') => [...counts.values()].reduce((all, each) => all + each[name], 0)
  const pages = new Set(theirs.map(({ page }) => page)).size
  console.log(`${path}: ${pages} pages, ${theirs.length} rows, ${broken.length} rejected`)
  for (const [code, { cells, ranks, same }] of counts)
    console.log(`  ${code.padEnd(4)} ${cells} cells, ${ranks} of them ranks, ${same} the same`)
  console.log(`  all  ${sum('cells')} cells, ${sum('ranks')} of them ranks, ${sum('same')} the same`)
  for (const line of differing.slice(0, SHOWN)) console.log(`  ${line}`)
  if (differing.length > 0 || broken.length > 0) process.exitCode = 1
}
