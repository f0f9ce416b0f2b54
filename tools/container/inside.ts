import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import path from 'node:path'

/** How a program sees the root of a stage: as an engine would show it. */
export type Sight = {
  root: string
  folder: string
  environment: Readonly<Record<string, string>>
  /** A user of the root without any right; `null`: root, as the steps that build. */
  user: string | null
  /** The root is read-only, but for memory at `tmpfs` and folders of ours at `volumes`. */
  sealed: { tmpfs: readonly string[]; volumes: Readonly<Record<string, string>> } | null
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** What a shell does in namespaces of mounts and processes of its own, before the program has the place of that shell. */
function prelude({ root, sealed }: Sight): string {
  const at = (place: string) => quoted(`${root}${place}`)
  const mounts = [
    `mount --bind ${at('')} ${at('')}`,
    `mount -t proc proc ${at('/proc')}`,
    `mount --rbind /dev ${at('/dev')}`,
    ...(sealed?.tmpfs ?? []).map((place) => `mount -t tmpfs tmpfs ${at(place)}`),
    ...Object.entries(sealed?.volumes ?? {}).map(([place, folder]) => `mount --bind ${quoted(folder)} ${at(place)}`),
    ...(sealed === null ? [] : [`mount -o remount,bind,ro ${at('')}`]),
  ]
  return `set -e; ${mounts.join('; ')}; exec "$@"`
}

/** What this machine trusts besides, as one behind a proxy of its own does: for the steps that build alone. */
function trust({ root, sealed }: Sight): Record<string, string> {
  const { NODE_EXTRA_CA_CERTS: file } = process.env
  if (!file || sealed !== null) return {}
  copyFileSync(file, path.join(root, 'tmp/trusted.pem'))
  return { NODE_EXTRA_CA_CERTS: '/tmp/trusted.pem' }
}

/** Starts a program there, by `unshare`, `chroot` and `setpriv`. Its process is the first of its namespace. */
export function startInside(sight: Sight, words: readonly string[]): ChildProcess {
  copyFileSync('/etc/resolv.conf', path.join(sight.root, 'etc/resolv.conf'))
  const { root, folder, environment, user } = sight
  const asUser =
    user === null
      ? []
      : [
          ...['setpriv', '--reuid', user, '--regid', user, '--clear-groups'],
          ...['--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'],
        ]
  const set = Object.entries({ PATH, HOME: user === null ? '/root' : `/home/${user}`, ...trust(sight), ...environment })
  return spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private', '--'],
      ...['sh', '-c', prelude(sight), 'sh', 'chroot', root, 'env', '--ignore-environment', `--chdir=${folder}`],
      ...set.map(([name, value]) => `${name}=${value}`),
      ...asUser,
      ...words,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
}

/** Runs one to its end. */
export async function runInside(sight: Sight, words: readonly string[]): Promise<number> {
  const [code] = (await once(startInside(sight, words), 'exit')) as [number | null]
  return code ?? 1
}
