import { GET } from '@/app/api/notifications/route'
import { ProviderError } from '@/lib/server/provider/provider'
import { listShownNotifications } from '@/lib/server/reads/notification'

jest.mock('next/server', () => ({ connection: jest.fn() }))
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn() } }))
jest.mock('@/lib/server/reads/notification')

it('answers with what shows now, which no cache keeps', async () => {
  jest.mocked(listShownNotifications).mockResolvedValueOnce([])
  const answer = await GET()
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([200, 'no-store', []])
})

it('answers 503 when the provider cannot be had', async () => {
  jest.mocked(listShownNotifications).mockRejectedValueOnce(new ProviderError('timeout', 'notification', 'late'))
  const answer = await GET()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
})
