import { expect, type Page } from '@playwright/test'
import { PECULIAR } from '@/e2e/other-provider/institutions'
import { test } from '@/e2e/test'
import { OTHER_SITE, SAMPLE_SITE } from '@/playwright.config'

/** What messengers show beside a link (docs/adr/0077-cards-of-what-is-shared.md), over both providers. */

const SITES = [
  { provider: 'the embedded provider', baseURL: SAMPLE_SITE, ids: [1, 2] },
  { provider: 'a provider of another make', baseURL: OTHER_SITE, ids: [PECULIAR.complete, PECULIAR.nameOnly] },
]

/** Measured by a browser, as whoever shows it does. */
async function sizeOf(page: Page, src: string): Promise<[number, number]> {
  return page.evaluate(async (address) => {
    const image = new Image()
    image.src = address
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, src)
}

for (const { provider, baseURL, ids } of SITES) {
  for (const prefix of ['', '/kn']) {
    const tag = baseURL === OTHER_SITE && prefix !== '' ? ['@wide'] : []
    test.describe(`with ${provider}, under ${prefix || '/'}`, { tag }, () => {
      test.use({ baseURL })

      for (const path of [
        `/college/detail?id=${ids[0]}`,
        `/college/detail?id=${ids[1]}`,
        `/compare?ids=${ids.join(',')}`,
        `/shortlist/shared?ids=${ids.join(',')}`,
        '/filter',
        '/about',
      ]) {
        test(`${path} has a card`, async ({ page, request }) => {
          await page.goto(prefix + path)
          const said = (name: string) => page.locator(`meta[${name}]`).getAttribute('content')
          const address = (await said('property="og:image"')) ?? ''
          const lang = prefix === '' ? 'en' : 'kn'
          const isOwn = path.includes('ids=') || path.includes('id=')
          expect(address).toMatch(
            new RegExp(`^${baseURL}/${isOwn ? `cards/\\w+/[\\d,]+/${lang}-` : `pictures/share-${lang}`}`),
          )
          expect(await said('name="twitter:image"')).toBe(address)
          expect(await said('name="twitter:card"')).toBe('summary_large_image')
          expect([await said('property="og:image:width"'), await said('property="og:image:height"')]).toEqual([
            '1200',
            '630',
          ])
          const answer = await request.get(address)
          expect(answer.headers()['content-type']).toBe('image/jpeg')
          expect((await answer.body()).byteLength).toBeLessThan(100_000)
          expect(await sizeOf(page, new URL(address).pathname)).toEqual([1200, 630])
        })
      }
    })
  }
}

test.describe('an address that is not the card’s', () => {
  test.use({ baseURL: SAMPLE_SITE })

  test('leads to it, or is none', async ({ request }) => {
    const old = await request.get('/cards/college/1/kn-aaaaaaaaaaaaaaaa.jpg', { maxRedirects: 0 })
    expect(old.status()).toBe(307)
    const { location = '' } = old.headers()
    expect(location).toMatch(/^\/cards\/college\/1\/kn-[\w-]{16}\.jpg$/)
    expect((await request.get(location)).status()).toBe(200)
    for (const path of ['/cards/college/999999/en-aaaaaaaaaaaaaaaa.jpg', `${location}?size=9`, '/cards/college/1']) {
      expect((await request.get(path)).status()).toBe(404)
    }
  })
})
