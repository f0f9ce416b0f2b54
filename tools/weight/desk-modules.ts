import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the browser loads of the desk, as a manifest names it. */
const OF_THE_DESK = /\/components\/desk\/[^"]+/g

/**
 * The modules of the desk that scripts of public pages hold, with the page whose manifest of the build names them: none, as
 * the public website does not grow by the desk.
 * @param app `.next/server/app`
 * @throws where no page of the desk holds any, so that the manifests no longer say what is looked for
 */
export function deskModulesOfPublicPages(app: string): string[] {
  const manifests = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('_client-reference-manifest.js'),
  )
  const isDesk = (file: string) => file.startsWith('desk/')
  const modulesOf = (file: string) => readFileSync(path.join(app, file), 'utf8').match(OF_THE_DESK) ?? []
  if (!manifests.filter(isDesk).some((file) => modulesOf(file).length > 0))
    throw new Error('no manifest of the build names a module of the desk: they are written another way by now')
  return manifests
    .filter((file) => !isDesk(file))
    .flatMap((file) => [...new Set(modulesOf(file))].map((module) => `${file}: ${module}`))
}
