/** @jest-environment jsdom */
import { joinShortlist, leaveShortlist } from '@/lib/client/shortlist/shortlist-sync'
import { shortlist } from '@/lib/client/shortlist/shortlist-store'
import { stubBff } from '@/testing/stub-bff'

let stop = () => {}
beforeEach(() => {
  jest.useFakeTimers()
  window.localStorage.clear()
  shortlist.replace([])
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

const item = (id: string) => ({ id, name: `College ${id}` })
const selected = () => shortlist.get().map(({ id, name }) => `${id} ${name}`.trim())
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms)

function join() {
  const calls = stubBff()
  stop = joinShortlist()
  return calls
}

test('signing in with an empty list asks what the account keeps', async () => {
  const calls = join()
  expect(calls[0]).toMatchObject({ path: '/api/shortlist', body: undefined })
  calls[0]?.answer({ ids: ['7', '9'] })
  await settle()
  expect(selected()).toEqual(['7', '9'])
})

test('what was saved before is added to it, and its name stays', async () => {
  shortlist.add(item('3'))
  const calls = join()
  expect(calls[0]?.body).toEqual({ add: ['3'], remove: [] })
  calls[0]?.answer({ ids: ['7', '3'] })
  await settle()
  expect(selected()).toEqual(['7', '3 College 3'])
  await settle(5_000)
  expect(calls).toHaveLength(1)
})

test('each change goes to the account, several in a row as one', async () => {
  const calls = join()
  calls[0]?.answer({ ids: ['7'] })
  await settle()
  shortlist.add(item('8'))
  await settle(500)
  shortlist.add(item('9'))
  shortlist.remove('7')
  await settle(799)
  expect(calls).toHaveLength(1)
  await settle(1)
  expect(calls[1]?.body).toEqual({ add: ['8', '9'], remove: ['7'] })
  calls[1]?.answer({ ids: ['8', '9'] })
  await settle(5_000)
  expect(selected()).toEqual(['8 College 8', '9 College 9'])
  expect(calls).toHaveLength(2)
})

test('on the next page only what has changed since is told', async () => {
  const calls = join()
  calls[0]?.answer({ ids: ['7', '8'] })
  await settle()
  stop()
  shortlist.remove('8')
  const later = join()
  expect(later[0]?.body).toEqual({ add: [], remove: ['8'] })
})

test('what is done while the answer is on its way stays, and is told then', async () => {
  shortlist.add(item('3'))
  const calls = join()
  shortlist.add(item('4'))
  calls[0]?.answer({ ids: ['3'] })
  await settle()
  expect(selected()).toEqual(['3 College 3', '4 College 4'])
  await settle(800)
  expect(calls[1]?.body).toEqual({ add: ['4'], remove: [] })
})

test.each(['an outage', 'a failure'])('after %s the list stands, and is told with the next change', async (kind) => {
  shortlist.add(item('3'))
  const calls = join()
  if (kind === 'an outage') calls[0]?.break()
  else calls[0]?.answer({ reason: 'away' }, 503)
  await settle(5_000)
  expect(selected()).toEqual(['3 College 3'])
  shortlist.add(item('4'))
  await settle(800)
  expect(calls[1]?.body).toEqual({ add: ['3', '4'], remove: [] })
})

test('where the provider keeps none the list stays in the browser, and nobody asks again', async () => {
  shortlist.add(item('3'))
  const calls = join()
  calls[0]?.answer({ ids: null })
  await settle()
  shortlist.add(item('4'))
  await settle(5_000)
  expect(calls).toHaveLength(1)
  leaveShortlist()
  expect(selected()).toEqual(['3 College 3', '4 College 4'])
})

test('after signing out what the account keeps is gone from the browser; what it was not told stays', async () => {
  const calls = join()
  calls[0]?.answer({ ids: ['7', '8'] })
  await settle()
  shortlist.add(item('9'))
  stop()
  leaveShortlist()
  expect(selected()).toEqual(['9 College 9'])
  expect(window.localStorage.getItem('shortlist-account')).toBeNull()
})

test('nothing is kept about an empty list', async () => {
  const calls = join()
  calls[0]?.answer({ ids: [] })
  await settle()
  expect({ ...window.localStorage }).not.toHaveProperty('shortlist-account')
})
