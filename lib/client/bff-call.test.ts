import { isDone, callBff } from '@/lib/client/bff-call'
import { stubBff } from '@/testing/stub-bff'

test('what does not come in time is as what does not come', async () => {
  stubBff()
  const result = await callBff('/api/x', {}, { is: isDone, limitMs: 10 })
  expect(result).toMatchObject({ ok: false, failure: { reason: 'away' } })
})
