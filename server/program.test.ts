import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from './log'
import { keepRunning, type Program, startProgram, superviseUntilEnd, waitUntilReady } from './program'

const NOBODY = 'http://127.0.0.1:9/'
const forever = (): Program =>
  startProgram('It', [process.execPath, '-e', 'setInterval(() => {}, 1000)'], { ...process.env })
/** As the website and the provider are: signals are not for it. */
const supervised = (): Program =>
  startProgram(
    'It',
    [
      process.execPath,
      '-e',
      `for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})
      process.on('disconnect', () => process.exit(0))
      setInterval(() => {}, 1000)
      // Whoever started it may be gone already: the end of the channel is then on its way.
      process.send('ready', () => {})`,
    ],
    process.env,
  )
const ending = (code: number): Program =>
  startProgram('It', [process.execPath, '-e', `process.exit(${code})`], process.env)

test('told to stop while a program still starts, everything stops', async () => {
  const stop = new AbortController()
  const starting = forever()
  const ready = waitUntilReady(starting, NOBODY, 60_000, stop.signal)
  stop.abort()
  expect(await ready).toBe(false)
  expect(await superviseUntilEnd([starting], stop.signal)).toBe(0)
  expect(starting.process.signalCode).toBe('SIGTERM')
})

test('told to stop while they run, all programs are stopped', async () => {
  const stop = new AbortController()
  const programs = [forever(), forever()]
  const ended = superviseUntilEnd(programs, stop.signal)
  stop.abort()
  expect(await ended).toBe(0)
  expect(programs.map((program) => program.process.signalCode)).toEqual(['SIGTERM', 'SIGTERM'])
})

test('when one ends by itself, the others are stopped, and its code is the answer', async () => {
  const other = forever()
  expect(await superviseUntilEnd([other, ending(3)], new AbortController().signal)).toBe(3)
  expect(other.process.signalCode).toBe('SIGTERM')
})

test('a program that ends while it starts is an error that names it', async () => {
  const failing = waitUntilReady(ending(1), NOBODY, 60_000, new AbortController().signal)
  await expect(failing).rejects.toThrow('It ended while it started')
})

test('one that never answers is an error, too', async () => {
  const silent = forever()
  await expect(waitUntilReady(silent, NOBODY, 250, new AbortController().signal)).rejects.toThrow('did not answer')
  silent.process.kill()
  await silent.exited
})

describe('a program that is kept running', () => {
  const PAUSES = { shortestMs: 20, longestMs: 80, steadyMs: 60_000 }
  let said: jest.SpiedFunction<typeof log.error>
  beforeEach(() => {
    said = jest.spyOn(log, 'error').mockReturnValue()
  })
  afterEach(() => said.mockRestore())

  test('is started again when it ends, each time after a longer pause up to the longest', async () => {
    const stop = new AbortController()
    let starts = 0
    const start = async () => {
      starts += 1
      if (starts === 2) throw new Error('not even started')
      if (starts === 5) stop.abort()
      return starts < 5 ? ending(1) : supervised()
    }
    await keepRunning(ending(1), start, stop.signal, PAUSES)
    expect(starts).toBe(5)
    const text = 'a program ended; it is started again after a pause'
    expect(said.mock.calls).toEqual([20, 40, 80, 80, 80].map((pauseMs) => [{ program: 'It', pauseMs }, text]))
  })

  test('told to stop, it is stopped by the end of its channel, and not started again', async () => {
    const stop = new AbortController()
    const running = supervised()
    await once(running.process, 'message')
    const start = jest.fn()
    const kept = keepRunning(running, start, stop.signal, PAUSES)
    stop.abort()
    await kept
    expect(running.process).toMatchObject({ exitCode: 0, signalCode: null })
    expect(start).not.toHaveBeenCalled()
  })

  test('told to stop in a pause, it is not started again', async () => {
    const stop = new AbortController()
    const start = jest.fn()
    const kept = keepRunning(ending(0), start, stop.signal, { ...PAUSES, shortestMs: 60_000 })
    while (said.mock.calls.length === 0) await wait(10)
    stop.abort()
    await kept
    expect(start).not.toHaveBeenCalled()
  })
})
