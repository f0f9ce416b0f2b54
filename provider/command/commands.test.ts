import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { z } from 'zod'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
/** The gate, and a server without `server/`: they take no words. */
const APART = ['test', 'start:plain']
/** What an operator or a developer calls, by its name: the file. */
const FILES = new Map(
  Object.entries(scripts).flatMap(([name, said]) => {
    const [, file] = /^tsx ((?:scripts|tools)\/[\w-]+\.m?ts)$/.exec(said) ?? []
    return file === undefined || APART.includes(name) ? [] : [[name, file] as const]
  }),
)

const answersSchema = z.array(
  z.object({ file: z.string(), option: z.string(), code: z.number(), out: z.string(), err: z.string() }),
)
let answers: z.infer<typeof answersSchema>
beforeAll(async () => {
  const program = ['--import', 'tsx', 'testing/provider/say-commands.mts', ...FILES.values()]
  const { stdout } = await promisify(execFile)(process.execPath, program, {
    env: { ...process.env, DATA_DIR: tmpdir() },
  })
  answers = answersSchema.parse(JSON.parse(stdout))
})

test('the one that draws pictures says how it is said, and draws nothing', async () => {
  const [, said] = /^tsx (.+)$/.exec(scripts.pictures ?? '') ?? []
  const asked = promisify(execFile)('npx', ['tsx', ...(said ?? '').split(' '), '--help'])
  expect(await asked).toMatchObject({ stdout: expect.stringContaining('npm run pictures'), stderr: '' })
})

test.each([
  [['nonsense'], 'Not understood: nonsense'],
  [['http://127.0.0.1:1', '--timeout', 'soon'], 'Not understood: --timeout soon'],
])('conformance %j asks nobody, and says what is not understood', async (words, said) => {
  const asked = promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/conformance.mts', ...words])
  await expect(asked).rejects.toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(said) })
})

test('the commands are found', () => {
  expect(FILES.size).toBeGreaterThanOrEqual(32)
})

test.each([...FILES])('%s says how it is said, and what of it is not understood', (name, called) => {
  const [asked, wrong] = answers.filter(({ file }) => file === called)
  expect(asked).toMatchObject({ option: '--help', code: 0, out: expect.stringContaining(`npm run ${name}`), err: '' })
  // The line of how it is said, and an example.
  expect(asked?.out.split(`npm run ${name}`).length).toBeGreaterThan(2)
  expect(wrong).toMatchObject({ option: '--nonsense', code: 2, out: '', err: expect.stringContaining('--nonsense') })
})
