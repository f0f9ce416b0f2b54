import { ownWebsite, withDatabase } from '@/provider/command/run-command'
import { performRun } from '@/provider/desk/imports/perform'
import { PUBLISHED } from '@/provider/desk/imports/runner'
import { reasonOf } from '@/provider/http/failures'
import { makeLog } from '@/provider/http/request-id'
import { revalidateDirectory } from '@/provider/platform/revalidate'

/** The process of one run (`runApart`): its number is the argument. */
async function main() {
  await withDatabase(async ({ db }) => {
    const isPublished = await performRun(db, Number(process.argv[2]), () => new Date())
    if (!isPublished) return
    if (process.connected) process.send?.(PUBLISHED)
    // The provider that began it is gone: nobody else would tell the website.
    else await revalidateDirectory(ownWebsite())
  })
}

main().catch((error: unknown) => {
  makeLog().error({ error: reasonOf(error) }, 'an import of the desk failed')
  process.exitCode = 1
})
