import { loadChecks } from './load-checks'

jest.mock('@/lib/rules/enquiries/enquiry-check', () => {
  throw new Error('Loading chunk 7 failed.')
})

test('checks that cannot be loaded are none, and no error', async () => {
  await expect(loadChecks()).resolves.toBeNull()
})
