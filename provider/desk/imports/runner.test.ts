import { fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { findApart, PUBLISHED, runApart } from './runner'

jest.mock('node:child_process', () => ({ ...jest.requireActual('node:child_process'), fork: jest.fn() }))

/** A process of its own that ends so: each event, with what comes with it, in a turn of its own. */
const ending = (...events: [name: string, ...unknown[]][]) =>
  jest.mocked(fork).mockImplementation(() => {
    const child = new EventEmitter()
    for (const [name, ...more] of events) setImmediate(() => child.emit(name, ...more))
    return child as ReturnType<typeof fork>
  })
const nobody = {} as Parameters<typeof runApart>[0]

test('what a process of its own says is heard, also where it comes after its exit', async () => {
  ending(['exit', 0], ['message', PUBLISHED], ['close', 0])
  expect(await runApart(nobody, 7, () => new Date())).toBe(true)
  ending(['exit', 0], ['message', []], ['close', 0])
  expect(await findApart(nobody)).toEqual([])
})

test('one that fails is no answer', async () => {
  ending(['exit', 1], ['close', 1])
  await expect(findApart(nobody)).rejects.toThrow('ended with 1')
})
