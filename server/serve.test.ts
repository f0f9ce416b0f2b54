import { log } from './log'
import { serve } from './serve'
import { readSettings } from './settings'

jest.mock('./assets', () => ({ Assets: { of: () => Promise.resolve({}) } }))

/** What is logged by a website that is told to stop before it listens. */
async function warnings(variables: { SITE_URL: string; TRUST_PROXY: string }): Promise<unknown[][]> {
  const warn = jest.spyOn(log, 'warn').mockReturnValue()
  warn.mockClear()
  const settings = readSettings({ NODE_ENV: 'production', REVALIDATE_SECRET: 'secret', ...variables })
  expect(await serve(settings, { NODE_ENV: 'production' }, null, AbortSignal.abort())).toBe(0)
  return warn.mock.calls
}

test('on https without a proxy that is believed, it is said loudly that all visitors share the limits of one', async () => {
  const said = await warnings({ SITE_URL: 'https://guide.example', TRUST_PROXY: '0' })
  expect(said).toEqual([
    [
      { siteUrl: 'https://guide.example/' },
      expect.stringMatching(/^TRUST_PROXY=0: ALL VISITORS SHARE THE LIMITS OF ONE/),
    ],
  ])
})

test.each([
  ['behind a proxy', { SITE_URL: 'https://guide.example', TRUST_PROXY: '1' }],
  ['on plain http', { SITE_URL: 'http://localhost:3000', TRUST_PROXY: '0' }],
])('%s nothing is warned of', async (_, variables) => {
  expect(await warnings(variables)).toEqual([])
})
