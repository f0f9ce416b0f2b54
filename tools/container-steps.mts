import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { freePort } from '@/testing/free-port'
import { readCommandLine, refuse } from '@/tools/command-line'
import { buildImage } from '@/tools/container/build'
import { ownService } from '@/tools/container/compose'
import { tryProgram } from '@/tools/container/run'

const USAGE = `npm run container:steps [-- FOLDER]    takes the steps of the Dockerfile without an engine, and runs what they make

Each stage is a folder of its own in FOLDER (/tmp/education-guide-image), which keeps the base for the next time; its steps
are run by unshare and chroot. What they make is started as compose.yaml has it: its user without any right, a read-only root,
memory at /tmp, a volume at /data; its healthcheck is run beside it, its pages are asked for, and it is told to stop. Needs
root, Linux with util-linux, and debootstrap. Ends with 1 where something does not hold.

  For example: npm run container:steps -- /var/tmp/image`

const [place = '/tmp/education-guide-image'] = readCommandLine(USAGE, {}, 1).positionals
if (process.getuid?.() !== 0) refuse('It mounts, and changes roots: run it as root.')
try {
  accessSync('/usr/sbin/debootstrap', constants.X_OK)
} catch {
  refuse('Install debootstrap, which makes the base.')
}

const folder = path.resolve(place)
const provider = ownService('provider')
const image = await buildImage(folder, console.log)
const [port, providerPort, alonePort] = [await freePort(), await freePort(), await freePort()]
const site = `http://127.0.0.1:${port}`
const found = [
  ...(await tryProgram(image, folder, 'both', {
    words: image.cmd,
    tmpfs: ownService('website').tmpfs,
    environment: { PORT: String(port), PROVIDER_PORT: String(providerPort), SITE_URL: site },
    healthcheck: image.healthcheck,
    urls: ['/healthz', '/readyz', '/', '/kn/filter'].map((address) => `${site}${address}`),
  })),
  ...(await tryProgram(image, folder, 'provider alone', {
    words: provider.command,
    tmpfs: provider.tmpfs,
    environment: { PROVIDER_PORT: String(alonePort), SITE_URL: site },
    // Compose's word for "a program and its options"; its port is the one of a machine with one provider.
    healthcheck: provider.healthcheck.test
      .filter((word) => word !== 'CMD')
      .map((word) => word.replace(':3001/', `:${alonePort}/`)),
    urls: [`http://127.0.0.1:${alonePort}/api/v1/get/institutetype`],
  })),
]
for (const { what, holds } of found) console.log(`${holds ? 'holds ' : 'FAILS '} ${what}`)
process.exitCode = found.every(({ holds }) => holds) ? 0 : 1
