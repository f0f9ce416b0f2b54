import { limitConcurrency, limitPerKey, TooManyWaiting } from '@/provider/platform/concurrency'

function held() {
  let release = () => {}
  const done = new Promise<void>((resolve) => (release = resolve))
  return { done, release }
}

test('runs so many at once, in their order, and goes on after a failure', async () => {
  const inTurn = limitConcurrency(2, 10)
  const first = held()
  const order: string[] = []
  const work = (name: string, until?: Promise<void>) =>
    inTurn(async () => {
      order.push(name)
      await until
      if (name === 'b') throw new Error('b failed')
    })
  const all = [work('a', first.done), work('b'), work('c'), work('d')]
  await expect(all[1]).rejects.toThrow('b failed')
  await Promise.all([all[2], all[3]])
  expect(order).toEqual(['a', 'b', 'c', 'd'])
  first.release()
  await all[0]
})

test('turns away who comes when too many wait, and takes the next one later', async () => {
  const inTurn = limitConcurrency(1, 1)
  const first = held()
  const running = inTurn(() => first.done)
  const waiting = inTurn(async () => 'waited')
  await expect(inTurn(async () => 'late')).rejects.toThrow(TooManyWaiting)
  first.release()
  await running
  expect(await waiting).toBe('waited')
  expect(await inTurn(async () => 'again')).toBe('again')
})

test('of one key one at once, also after a failure; another key does not wait for it', async () => {
  const inTurn = limitPerKey<string>(1)
  const first = held()
  const order: string[] = []
  const a = inTurn('a', async () => {
    await first.done
    order.push('a')
    throw new Error('a failed')
  })
  const again = inTurn('a', async () => order.push('a again'))
  await expect(inTurn('a', async () => order.push('late'))).rejects.toThrow(TooManyWaiting)
  await inTurn('b', async () => order.push('b'))
  first.release()
  await expect(a).rejects.toThrow('a failed')
  await again
  await inTurn('a', async () => order.push('a later'))
  expect(order).toEqual(['b', 'a', 'a again', 'a later'])
})
