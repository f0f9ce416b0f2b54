import { ownWebsite, withDatabase } from '@/provider/command/run-command'
import { performRun } from '@/provider/desk/imports/perform'
import { FIND_DUPLICATES, findHere, PUBLISHED } from '@/provider/desk/imports/runner'
import { reasonOf } from '@/provider/http/failures'
import { makeLog } from '@/provider/http/request-id'
import { revalidateDirectory } from '@/provider/platform/revalidate'

/** The process of one run (`runApart`), whose number is the argument, or that finds duplicates (`findApart`). */
async function main() {
  await withDatabase(async ({ db }) => {
    if (process.argv[2] === FIND_DUPLICATES) return void process.send?.(await findHere(db))
    const isPublished = await performRun(db, Number(process.argv[2]), () => new Date())
    if (!isPublished) return
    if (process.connected) process.send?.(PUBLISHED)
    // The provider that began it is gone: nobody else would tell the website.
    else await revalidateDirectory(ownWebsite())
  })
}

main().catch((error: unknown) => {
  const what =
    process.argv[2] === FIND_DUPLICATES ? 'a search for institutions that stand there twice' : 'an import of the desk'
  makeLog().error({ error: reasonOf(error) }, `${what} failed`)
  process.exitCode = 1
})
