import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { z } from 'zod'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
/** What an operator calls, by its name. */
const COMMANDS = Object.entries(scripts).flatMap(([name, said]) => (said === `tsx scripts/${name}.mts` ? [name] : []))

const answersSchema = z.array(
  z.object({ name: z.string(), option: z.string(), code: z.number(), out: z.string(), err: z.string() }),
)
let answers: z.infer<typeof answersSchema>
beforeAll(async () => {
  const program = ['--import', 'tsx', 'testing/provider/say-commands.mts', ...COMMANDS]
  const { stdout } = await promisify(execFile)(process.execPath, program, {
    env: { ...process.env, DATA_DIR: tmpdir() },
  })
  answers = answersSchema.parse(JSON.parse(stdout))
})

test('the commands are found', () => {
  expect(COMMANDS.length).toBeGreaterThanOrEqual(11)
})

test.each(COMMANDS)('%s says how it is said, and what of it is not understood', (name) => {
  const [asked, wrong] = answers.filter((answer) => answer.name === name)
  expect(asked).toMatchObject({ option: '--help', code: 0, out: expect.stringContaining(`npm run ${name}`), err: '' })
  // The line of how it is said, and an example.
  expect(asked?.out.split(`npm run ${name}`).length).toBeGreaterThan(2)
  expect(wrong).toMatchObject({ option: '--nonsense', code: 2, out: '', err: expect.stringContaining('--nonsense') })
})
