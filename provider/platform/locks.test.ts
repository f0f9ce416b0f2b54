import { setTimeout as after } from 'node:timers/promises'
import { LOCKS } from '@/provider/platform/locks'
import { changeContent } from '@/provider/content/store/content'
import { openDatabase } from '@/provider/open-database'
import { postgresDirectory } from '@/testing/provider/databases'
import { newPhone, signInCalls } from '@/testing/provider/sign-in'

const LIMIT_MS = 60_000

test('no two locks are the same', () => {
  expect(new Set(Object.values(LOCKS)).size).toBe(Object.keys(LOCKS).length)
})

// The embedded database has one session, and does everything one after the other in any case.
test(
  'a code is sent while an editor imports texts',
  async () => {
    const { place, remove } = await postgresDirectory()
    const { db, close } = await openDatabase(place)
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    let begin = () => {}
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const importing = changeContent(db, () => {
      begin()
      return finished
    })
    await begun
    const { send } = signInCalls(() => db)
    const first = await Promise.race([
      send(newPhone(), 'registration').then(({ status }) => status),
      after(5_000, 'waits for the import', { ref: false }),
    ])
    finish()
    await importing
    await close()
    await remove()
    expect(first).toBe(200)
  },
  LIMIT_MS,
)
