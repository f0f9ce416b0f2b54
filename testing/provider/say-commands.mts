import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'

/**
 * `tsx testing/provider/say-commands.mts FILE…`: runs each command with `--help` and with an option that it does not know, in
 * one program, which reads what they share once. Prints what came of each: `{file, option, code, out, err}[]`.
 */
class Exit extends Error {}
// A tool ends where its command line does.
process.exit = (code) => {
  process.exitCode = code ?? 0
  throw new Exit()
}
const answers: { file: string; option: string; code: unknown; out: string; err: string }[] = []
for (const file of process.argv.slice(2)) {
  for (const option of ['--help', '--nonsense']) {
    const said = { out: '', err: '' }
    const into = (end: keyof typeof said) =>
      new Writable({
        write: (chunk: unknown, _, done) => {
          said[end] += String(chunk)
          done()
        },
      })
    globalThis.console = new Console(into('out'), into('err'))
    process.argv = [process.argv0, file, option]
    process.exitCode = 0
    // The query makes it another module, which runs again.
    await import(`${pathToFileURL(file).href}?${option}`).catch((error: unknown) => {
      if (!(error instanceof Exit)) throw error
    })
    answers.push({ file, option, code: process.exitCode, ...said })
  }
}
process.exitCode = 0
process.stdout.write(JSON.stringify(answers))
