import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { makeBase } from './base'
import { type Stage, stagesOf, type Step } from './dockerfile'
import { runInside, type Sight } from './inside'

/** What the last stage says of how it is run. */
export type Image = {
  root: string
  folder: string
  environment: Record<string, string>
  user: string | null
  volumes: string[]
  entrypoint: string[]
  cmd: string[]
  healthcheck: string[]
}

/** All that the engine would be sent of this folder. */
function makeContext(folder: string): void {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  mkdirSync(folder, { recursive: true })
  const excluded = ignored.map((name) => `--exclude=./${name}`)
  const packed = `${folder}.tar`
  execFileSync('tar', ['--create', '--file', packed, '--anchored', ...excluded, '.'])
  execFileSync('tar', ['--extract', '--file', packed, '--no-same-owner', '--directory', folder])
  rmSync(packed)
}

/** As `COPY` does it: what is in a folder, or the file. */
function copy(from: string, { folder, root }: Image, sources: readonly string[], to: string): void {
  const target = path.join(root, path.resolve(folder, to))
  for (const source of sources.map((name) => path.join(from, name))) {
    const isInto = statSync(source).isDirectory() || /(^|\/)\.?\/?$/.test(to) || sources.length > 1
    mkdirSync(isInto ? target : path.dirname(target), { recursive: true })
    const place = statSync(source).isDirectory() || !isInto ? target : path.join(target, path.basename(source))
    cpSync(source, place, { recursive: true, verbatimSymlinks: true })
  }
}

export const sightOf = ({ root, folder, environment, user }: Image, sealed: Sight['sealed'] = null): Sight => ({
  ...{ root, folder, environment, user, sealed },
})

async function take(step: Step, image: Image, rootOf: (stage: string | null) => string): Promise<void> {
  switch (step.kind) {
    case 'run':
      if ((await runInside(sightOf(image), ['sh', '-c', step.command])) !== 0)
        throw new Error(`it failed: RUN ${step.command}`)
      return
    case 'copy':
      return copy(rootOf(step.from), image, step.sources, step.to)
    case 'env':
      Object.assign(image.environment, step.variables)
      return
    case 'workdir':
      image.folder = step.value
      mkdirSync(path.join(image.root, step.value), { recursive: true })
      return
    case 'volume':
      image.volumes.push(step.value)
      return
    case 'user':
      image.user = step.value
      return
    case 'entrypoint':
    case 'cmd':
    case 'healthcheck':
      image[step.kind] = step.words
      return
    case 'expose':
  }
}

/**
 * Takes the steps of a Dockerfile one after the other, each stage in a folder of its own. A stage that is there from an
 * earlier run is made anew; the base is not.
 */
export async function buildImage(place: string, say: (line: string) => void): Promise<Image> {
  const stages = stagesOf(readFileSync('Dockerfile', 'utf8'))
  const made = new Map<string, Image>()
  const context = path.join(place, 'context')
  for (const name of ['context', ...stages.map((stage) => stage.name)])
    rmSync(path.join(place, name), { recursive: true, force: true })
  makeContext(context)
  const rootOf = (name: string | null) => (name === null ? context : (made.get(name)?.root ?? ''))
  for (const stage of stages) {
    const image = begin(stage, place, made.get(stage.base))
    for (const step of stage.steps) {
      const began = performance.now()
      await take(step, image, rootOf)
      const words = Object.values(step)
        .flat()
        .filter((word) => typeof word === 'string')
      say(`${stage.name}: ${words.join(' ').slice(0, 90)} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    }
    made.set(stage.name, image)
  }
  const last = [...made.values()].at(-1)
  if (last === undefined) throw new Error('the Dockerfile has no stage')
  return last
}

function begin({ name, base }: Stage, place: string, from: Image | undefined): Image {
  const root = path.join(place, name)
  const none = { folder: '/', environment: {}, user: null, volumes: [], entrypoint: [], cmd: [], healthcheck: [] }
  const beneath = from?.root ?? path.join(place, 'base')
  if (from === undefined) makeBase(base, beneath)
  if (!existsSync(root)) execFileSync('cp', ['--archive', '--reflink=auto', beneath, root])
  return { ...structuredClone(from ?? none), root }
}
