import cliProgress from 'cli-progress'

/** Tells a person how far a long command is: a bar on a terminal, a line now and then elsewhere. */
export type Progress = { begin: (what: string, total: number) => void; at: (done: number) => void; end: () => void }

export const silentProgress: Progress = { begin: () => {}, at: () => {}, end: () => {} }

const LINE_EVERY_MS = 2_000

/** A bar on standard error when that is a terminal, so that the summary can be piped; else plain lines. */
export function terminalProgress(stream: NodeJS.WriteStream, now: () => number = () => performance.now()): Progress {
  if (!stream.isTTY) return lineProgress((line) => void stream.write(`${line}\n`), now)
  let bar: cliProgress.SingleBar | null = null
  return {
    begin(what, total) {
      bar = new cliProgress.SingleBar(
        { format: `${what} [{bar}] {percentage} %`, hideCursor: true, stream, barsize: 40, clearOnComplete: false },
        cliProgress.Presets.shades_classic,
      )
      bar.start(Math.max(total, 1), 0)
    },
    at: (done) => bar?.update(done),
    end() {
      if (bar === null) return
      bar.update(bar.getTotal())
      bar.stop()
      bar = null
    },
  }
}

/** A bar where somebody looks, and nothing elsewhere. */
export const barOn = (stream: NodeJS.WriteStream): Progress =>
  stream.isTTY ? terminalProgress(stream) : silentProgress

/** Plain lines: one at the beginning of each step and then at most one in two seconds. */
function lineProgress(write: (line: string) => void, now: () => number): Progress {
  let what = ''
  let total = 1
  let last = 0
  return {
    begin(step, size) {
      what = step
      total = Math.max(size, 1)
      last = now()
      write(`${what} …`)
    },
    at(done) {
      if (now() - last < LINE_EVERY_MS) return
      last = now()
      write(`${what} ${Math.min(100, Math.floor((100 * done) / total))} %`)
    },
    end: () => {},
  }
}
