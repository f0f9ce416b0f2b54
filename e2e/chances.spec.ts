import { expect, type Page } from '@playwright/test'
import { axeFinds } from '@/e2e/axe'
import { test } from '@/e2e/test'
import { OTHER_SITE } from '@/playwright.config'

async function ask(page: Page, rank: string, category = '2AG') {
  await page.getByLabel('Your rank').fill(rank)
  await page.getByLabel('Your category').selectOption(category)
  await page.getByRole('button', { name: 'Show where it was enough' }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'what a rank was enough for' : 'what a rank was enough for, without JavaScript',
    () => {
      test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } })

      test('is told by round, from safest to furthest, with its page, and the rank is in no address', async ({
        page,
      }) => {
        const addresses: string[] = []
        page.on('request', (request) => addresses.push(request.url()))
        await page.goto('/')
        await page
          .getByRole('navigation', { name: 'Ranks, dates and costs' })
          .getByRole('link', { name: 'Where was my rank enough?' })
          .click()
        await ask(page, '21,400')
        await expect(page).toHaveURL(/\/admission-chances\/answer$/)
        await expect(page.getByRole('heading', { name: 'A rank of 21,400 was enough in 2025' })).toBeVisible()
        const results = page.getByRole('region', { name: 'For these courses' }).getByRole('listitem')
        await expect(results.first()).toContainText(/Round 1\s*[\d,.]+ p\. \d+\s*enough, by [\d,.]+/)
        await expect(results.first()).not.toContainText('Was enough')
        await expect(results.first()).toContainText('2024')
        await expect(results.first()).toContainText(/Round 2\s*[\d,.]+ p\. \d+\s*(not )?enough, by [\d,.]+/)
        await expect(results.first()).toContainText(/Round 1\s*[\d,.]+ p\. \d+/)
        await results.first().getByText('Where this stands').click()
        await expect(results.first()).toContainText(/Round 1 of 2025: .*, page \d+/)
        await expect(page.getByRole('main')).not.toContainText('%')
        expect(addresses.filter((address) => /21(?:,|%2C)?400|2AG/.test(address))).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
        await page.goto('/admission-chances')
        await ask(page, '45,000', 'GM')
        await expect(page.getByRole('region', { name: 'Just out of reach' })).toContainText(/not enough, by [\d,.]+/)
      })

      test('is narrowed and sorted by its address, and the rank stays', async ({ page }) => {
        await page.goto('/admission-chances')
        await ask(page, '30000', 'GM')
        await page.getByText('Narrow and sort').click()
        await page.getByRole('combobox', { name: 'Order' }).selectOption('nearest')
        await page
          .getByRole('checkbox', { name: /Residential only/ })
          .first()
          .check()
        await page.getByRole('button', { name: 'Apply' }).click()
        await expect(page).toHaveURL(/sort=nearest/)
        await expect(page).toHaveURL(/residential=1/)
        await expect(page.getByRole('heading', { name: 'A rank of 30,000 was enough in 2025' })).toBeVisible()
        await page.goto('/admission-chances/answer?fee=1')
        await expect(page.getByRole('heading', { name: 'These filters leave no course.' })).toBeVisible()
        await page.goto('/admission-chances/answer?fee=cheap&page=999')
        await expect(page.getByText('Write an amount such as 90,000 or 1.5 lakh.').first()).toBeVisible()
        await page.getByRole('link', { name: 'To the first page' }).click()
        await expect(page.getByRole('region', { name: 'For these courses' })).toBeVisible()
      })

      test('is told for every round, and narrowed to those in which it was enough', async ({ page }) => {
        await page.goto('/admission-chances')
        await ask(page, '45000', '2AG')
        const rounds = page.getByRole('navigation', { name: 'Enough in each of these rounds' })
        const third = rounds.getByRole('link', { name: /^Enough in round 3: / })
        const count = /: (\d+)$/.exec((await third.textContent()) ?? '')?.[1] ?? ''
        await third.click()
        await expect(page).toHaveURL(/answer\?in=3$/)
        await expect(page.getByText(`for ${count} courses`)).toBeVisible()
        const results = page.getByRole('region', { name: 'For these courses' }).getByRole('listitem')
        for (const row of (await results.filter({ hasText: 'Round 1' }).all()).slice(0, 5))
          await expect(row).toContainText(/Round 3\s*[\d,.]+ p\. \d+(?: \w+ seat)?\s*enough/)
      })

      test('is told by the seats of other categories, too, where they are open', async ({ page }) => {
        await page.goto('/admission-chances')
        await ask(page, '30000', '2AK')
        await expect(page.getByText(/^Seats of .*2AG.*GM.* are open to you as well\./)).toBeVisible()
        const results = page.getByRole('region', { name: 'For these courses' }).getByRole('listitem')
        await expect(results.first()).toContainText(/(2AK|2AG|GM|GMK) seat/)
      })

      test('what is wrong stands beside its field, and what was typed stays', async ({ page }) => {
        await page.goto('/admission-chances')
        await ask(page, 'many')
        await expect(page.getByText('A rank is a number such as 21,400.')).toBeVisible()
        await expect(page.getByLabel('Your rank')).toHaveValue('many')
        await expect(page.getByLabel('Your category')).toHaveValue('2AG')
      })
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  for (const [whose, letters] of [
    ['the route', 70_000],
    ['the server', 90_000],
  ] as const)
    test(`a form that is too long for ${whose} is answered with a page, and one step back what was chosen stands`, async ({
      page,
    }) => {
      await page.goto('/kn/admission-chances')
      await page.locator('#chance-category').selectOption('2AG')
      // As a browser sends it that knows no longest text.
      await page.locator('#chance-rank').evaluate((field) => field.removeAttribute('maxlength'))
      await page.locator('#chance-rank').fill('1'.repeat(letters))
      const answered = page.waitForResponse(/\/api\/chances$/)
      await page.locator('form[action="/api/chances"] button[type=submit]').first().click()
      expect((await answered).status()).toBe(413)
      await expect(page.getByRole('heading', { name: 'ಕಳುಹಿಸಲು ಇದು ತುಂಬಾ ಉದ್ದವಾಗಿದೆ' })).toBeVisible()
      await page.goBack()
      await expect(page.locator('#chance-category')).toHaveValue('2AG')
    })

  test('another language is the same page with the same query, and nothing that the page does not read', async ({
    page,
  }) => {
    await page.goto('/admission-chances?exam=sample-cet&category=2AG&rank=21400')
    await page.getByRole('contentinfo').getByRole('link', { name: 'ಕನ್ನಡ' }).click()
    await expect(page).toHaveURL(/\/kn\/admission-chances\?exam=sample-cet&category=2AG$/)
    await expect(page.locator('#chance-category')).toHaveValue('2AG')
    await page.locator('#chance-rank').fill('45000')
    await page.locator('form[action="/api/chances"] button[type=submit]').first().click()
    await page.goto('/kn/admission-chances/answer?in=1,3')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/[^n]\/admission-chances\/answer\?in=1%2C3$/)
    await expect(page.getByRole('heading', { level: 2, name: /45,000/ })).toBeVisible()
  })

  test('what is ticked becomes a list at an address, without the rank', async ({ page }) => {
    await page.goto('/kn/admission-chances')
    await page.locator('#chance-rank').fill('21400')
    await page.locator('#chance-category').selectOption('2AG')
    await page.locator('form[action="/api/chances"] button[type=submit]').first().click()
    const boxes = page.getByRole('checkbox', { name: /ಪಟ್ಟಿಗೆ ಸೇರಿಸಿ$/ })
    await boxes.first().check()
    await boxes.last().check()
    const ids = [await boxes.first().inputValue(), await boxes.last().inputValue()]
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('button', { name: 'ಗುರುತು ಹಾಕಿದವುಗಳ ಪಟ್ಟಿ ಮಾಡಿ' }).click()
    await expect(page).toHaveURL(/\/kn\/shortlist\/shared\?ids=/)
    expect(new URL(page.url()).search).not.toMatch(/21400|2AG/)
    for (const id of ids) await expect(page.locator(`main a[href$="/college/detail?id=${id}"]`).first()).toBeVisible()
  })

  test('an institution’s closing ranks are read without scripts, in Kannada', async ({ page }) => {
    await page.goto('/kn/admission-chances')
    await page.locator('#chance-rank').fill('21400')
    await page.locator('#chance-category').selectOption('2AG')
    await page.locator('form[action="/api/chances"] button[type=submit]').first().click()
    await page.locator('main li h3 + div a[href*="/college/"]').first().click()
    const ranks = page.getByRole('region', { name: 'ಕೊನೆಯ ರ‍್ಯಾಂಕ್‌ಗಳು' })
    // One category, all courses; then one course, all categories.
    await ranks.getByText('ಒಂದು ಪ್ರವರ್ಗದಲ್ಲಿ ಎಲ್ಲ ಕೋರ್ಸ್‌ಗಳು').click()
    await ranks
      .locator('summary')
      .filter({ hasText: /^2AG: / })
      .click()
    await expect(ranks.getByRole('table', { name: /^2AG: / })).toContainText('ಸುತ್ತು 1')
    await ranks.locator('summary:not(details details summary)').nth(1).click()
    await expect(ranks.getByRole('table').first()).toContainText('ಸುತ್ತು 1')
    await expect(ranks.getByRole('table').first()).toContainText(/[\d,]+\s*ಪುಟ \d+/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('the answer is printed on A4: whole courses, with every round, and nothing cut at the side', async ({
    page,
  }) => {
    await page.goto('/admission-chances')
    await ask(page, '45000')
    await expect(page.getByRole('region', { name: 'For these courses' })).toBeVisible()
    // Chromium prints nothing of a page that is still loading.
    await page.waitForLoadState('load')
    const file = (await page.pdf({ format: 'A4' })).toString('latin1')
    const sheets = file.match(/\/Type\s*\/Page\b/g) ?? []
    expect(file).toMatch(/\/MediaBox \[0 0 59[45](?:\.\d+)? 84[12]/)
    // Some five to eight courses stand on a sheet: one for each would be the phone's page.
    const courses = await page.getByRole('region', { name: 'For these courses' }).getByRole('listitem').count()
    expect(courses).toBeGreaterThan(5)
    expect(sheets.length).toBeGreaterThan(1)
    expect(sheets.length).toBeLessThanOrEqual(Math.ceil(courses / 2))
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 718, height: 1040 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718)
    const first = page.getByRole('region', { name: 'For these courses' }).locator('ol > li').first()
    // A grid is as high as before its courses were kept whole, and what follows it stood on the last of them.
    const grids = await first.evaluate((item) => {
      const around: string[] = []
      for (let each = item.parentElement; each !== null; each = each.parentElement) {
        const { display, overflowY } = getComputedStyle(each)
        if (/grid|flex/.test(display) || (overflowY === 'hidden' && each.tagName === 'OL'))
          around.push(each.outerHTML.slice(0, 120))
        if (each.tagName === 'MAIN') break
      }
      return around
    })
    expect(grids).toEqual([])
    await expect(first).toContainText(/Round 3\s*[\d,.]+ p\. \d+/)
    expect(await first.evaluate((item) => getComputedStyle(item).breakInside)).toBe('avoid')
    await expect(page.getByRole('banner')).toBeHidden()
    const boxes = (name: string) => page.getByRole('region', { name }).locator('[data-option-box]')
    const options = page.getByRole('region', { name: 'For these courses' }).getByRole('heading', { level: 3 })
    await expect(boxes('For these courses').filter({ visible: true })).toHaveCount(await options.count())
    await expect(page.getByRole('region', { name: 'Just out of reach' })).toBeVisible()
    await expect(boxes('Just out of reach')).toHaveCount(0)
  })

  test('the answer is a file, by a post', async ({ page }) => {
    await page.goto('/admission-chances')
    await ask(page, '21400')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^karnataka-admission-chances-[\d-]+\.csv$/)
    expect(download.url()).not.toMatch(/21400|2AG/)
    const stream = await download.createReadStream()
    const file = Buffer.concat(await stream.toArray()).toString()
    expect(file).toContain('Closing rank')
    expect(file).toMatch(/Round 1|,1,/)
    expect(file).not.toMatch(/21,?400/)
  })
})

test('of an answer a college is saved with its heart, and two are compared, at an address without the rank', async ({
  page,
}) => {
  await page.goto('/admission-chances')
  await ask(page, '45000')
  const results = page.getByRole('region', { name: 'For these courses' })
  const heart = results.getByRole('button', { name: /^Save .* to the shortlist$/ }).first()
  const name = /^Save (.*) to the shortlist$/.exec((await heart.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await heart.click()
  await page.goto('/shortlist')
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()

  await page.goto('/admission-chances/answer')
  const choose = results.getByRole('button', { name: /^Compare / })
  const labels = [
    ...new Set(await choose.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))),
  ]
  for (const label of labels.slice(0, 2))
    await results.getByRole('button', { name: label, exact: true }).first().click()
  await page.getByRole('link', { name: 'Compare (2)' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/)
  for (const label of labels.slice(0, 2))
    await expect(
      page.getByRole('columnheader').getByRole('link', { name: label.replace(/^Compare /, ''), exact: true }),
    ).toBeVisible()
})

test('a dot before three digits is asked about, and what was typed stays', async ({ page }) => {
  await page.goto('/admission-chances')
  await ask(page, '21.400')
  await expect(page.getByLabel('Your rank')).toHaveAccessibleDescription(/Thousands, or a part of a rank\?/)
  await expect(page.getByLabel('Your rank')).toHaveValue('21.400')
})

test('from an answer to what it costs: the category goes along, in no address', async ({ page }) => {
  await page.goto('/admission-chances')
  await ask(page, '45000', '2AK')
  await page
    .getByRole('region', { name: 'For these courses' })
    .getByRole('link', { name: /^What a seat costs here/ })
    .first()
    .click()
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('2A')
  expect(new URL(page.url()).search).toMatch(/^\?from=chances&college=\d+$/)
})

test('it is kept longer only if the visitor says so, and forgotten at a press', async ({ page, context }) => {
  const life = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name.endsWith('rank'))
    return cookie === undefined ? null : { hours: Math.round((cookie.expires - Date.now() / 1000) / 3600), ...cookie }
  }
  await page.goto('/admission-chances')
  await ask(page, '21400')
  await expect(page.getByRole('heading', { level: 2, name: /21,400/ })).toBeVisible()
  expect(await life()).toMatchObject({ httpOnly: true })
  expect((await life())?.hours).toBeLessThanOrEqual(1)
  await page.goto('/admission-chances')
  await page.getByRole('checkbox', { name: /Keep rank and category/ }).check()
  await ask(page, '21400')
  await page.getByText('Ask about another rank').click()
  expect((await life())?.hours).toBeGreaterThan(4_000)
  await page.getByRole('button', { name: 'Forget my rank and category' }).click()
  await expect(page).toHaveURL(/\/admission-chances$/)
  expect(await life()).toBeNull()
})

test('a link to give on has category and course, and the page of the answer is kept by no cache', async ({ page }) => {
  await page.goto('/admission-chances')
  await ask(page, '21400')
  const href = await page.getByRole('link', { name: /admission-chances\?/ }).getAttribute('href')
  expect(new URL(href ?? '').search).toBe('?exam=sample-cet&category=2AG')
  const answer = await page.reload()
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await page.goto(href ?? '')
  await expect(page.getByLabel('Your category')).toHaveValue('2AG')
  await expect(page.getByLabel('Your rank')).toHaveValue('')
})

test('of an institution’s page closing ranks stand in its notation as figures alone', async ({ page, request }) => {
  await page.goto('/admission-chances')
  await ask(page, '21400')
  const college = page.getByRole('region', { name: 'For these courses' }).getByRole('listitem').first()
  const href = await college.getByRole('link').first().getAttribute('href')
  const html = await (await request.get(href ?? '')).text()
  const notation = html.match(/<script[^>]*>self\.__next_f[^]*?<\/script>/g)?.join('') ?? ''
  const [cited = ''] = /<small>[^<]+<\/small>/.exec(html) ?? []
  expect(cited).not.toBe('')
  expect(notation).toContain(cited.replace(/<\/?small>/g, ''))
  expect(notation).not.toContain('\\"small\\"')
})

test('an institution has its closing ranks under its admissions', async ({ page }) => {
  await page.goto('/admission-chances')
  await ask(page, '21400')
  await page
    .getByRole('region', { name: 'For these courses' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('tab', { name: 'Admissions' }).click()
  const ranks = page.getByRole('region', { name: 'Closing ranks' })
  await ranks.getByText('All courses in one category').click()
  await ranks
    .locator('summary')
    .filter({ hasText: /^2AG: / })
    .click()
  const table = ranks.getByRole('table', { name: /^2AG: .*: closing ranks of \d+ by course and round$/ })
  await expect(table).toContainText('Round 1')
  expect(await table.getByRole('rowheader').count()).toBeGreaterThan(1)
  await ranks.locator('summary:not(details details summary)').nth(1).click()
  await expect(ranks.getByRole('table').last()).toContainText('Round 1')
  // They stand on paper, too, where nobody has told how one is admitted there.
  await page.locator('#admissions').evaluate((panel) => {
    const note = document.createElement('p')
    note.dataset['empty'] = 'true'
    panel.append(note)
  })
  await page.emulateMedia({ media: 'print' })
  await expect(ranks).toBeVisible()
})

for (const [path, width] of [
  ['/admission-chances', 360],
  ['/kn/admission-chances', 1280],
] as const) {
  test(`axe finds nothing in the answer: ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await page.locator('#chance-rank').fill('21400')
    await page.locator('#chance-category').selectOption('2AG')
    await page.locator('form[action="/api/chances"] button[type=submit]').first().click()
    await expect(page.getByRole('heading', { level: 2, name: /21,400/ })).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
  })
}

test.describe('a provider without closing ranks', () => {
  test.use({ baseURL: OTHER_SITE })

  test('has no link, no place in the sitemap and no part on institutions, and its own address says so', async ({
    page,
    request,
  }) => {
    const institution = await (await request.get('/college/detail?id=9001')).text()
    expect(institution).toContain('Kaveri Valley Institute of Engineering')
    for (const part of ['closing-ranks', 'exam-dates', 'what-it-costs'])
      expect(institution).not.toContain(`id="${part}"`)
    await page.goto('/')
    for (const name of ['Ranks, dates and costs', 'For your admission'])
      await expect(page.getByRole('navigation', { name })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Where was my rank enough?' })).toHaveCount(0)
    expect(await (await request.get('/sitemaps/pages.xml')).text()).not.toContain('/admission-chances')
    await page.goto('/admission-chances')
    await expect(page.getByText('No closing ranks are known yet.')).toBeVisible()
    await expect(page.locator('form[action="/api/chances"]')).toHaveCount(0)
  })
})
