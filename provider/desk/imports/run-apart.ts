import { withDatabase } from '@/provider/command/run-command'
import { performRun } from '@/provider/desk/imports/perform'
import { PUBLISHED } from '@/provider/desk/imports/runner'
import { reasonOf } from '@/provider/http/failures'

/** The process of one run (`runApart`): its number is the argument. */
async function main() {
  await withDatabase(async ({ db }) => {
    const isPublished = await performRun(db, Number(process.argv[2]), () => new Date())
    if (isPublished) process.send?.(PUBLISHED)
  })
}

main().catch((error: unknown) => {
  console.error(reasonOf(error))
  process.exitCode = 1
})
