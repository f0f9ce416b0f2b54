import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { z } from 'zod'
import { startScript } from '@/testing/provider/run-script'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
/** What an operator calls, by its name. */
const COMMANDS = Object.entries(scripts).flatMap(([name, said]) => (said === `tsx scripts/${name}.mts` ? [name] : []))

test('the commands are found', () => {
  expect(COMMANDS.length).toBeGreaterThanOrEqual(11)
})

test.each(COMMANDS)(
  '%s says how it is said, and what of it is not understood',
  async (name) => {
    const place = { DATA_DIR: tmpdir() }
    const [asked, wrong] = await Promise.all(
      ['--help', '--nonsense'].map((option) => startScript(name, place, [option]).ended),
    )
    expect(asked).toEqual({ code: 0, out: expect.stringContaining(`npm run ${name}`), err: '' })
    // The line of how it is said, and an example.
    expect(asked?.out.split(`npm run ${name}`).length).toBeGreaterThan(2)
    expect(wrong).toEqual({ code: 2, out: '', err: expect.stringContaining('--nonsense') })
  },
  60_000,
)
