import { expect } from '@playwright/test'
import ICAL from 'ical.js'
import { test } from '@/e2e/test'
import { OTHER_SITE } from '@/playwright.config'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'dates of exams' : 'dates of exams without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('stand by exam, those that have passed last and saying so, each with a file for calendars', async ({
      page,
      request,
    }) => {
      await page.goto('/')
      await page
        .getByRole('navigation', { name: 'For your admission' })
        .getByRole('link', { name: 'Exam dates' })
        .click()
      await expect(page).toHaveURL(/\/dates$/)
      const exam = page.getByRole('region', { name: 'Sample CET' })
      const events = exam.getByRole('listitem')
      await expect(events.last()).toContainText('Passed')
      await expect(events.last()).not.toContainText('Sample CET')
      await expect(events.first()).toContainText('Now')
      await expect(events.first()).toContainText('Source: Sample examinations authority')
      const href = await events
        .first()
        .getByRole('link', { name: /Add to calendar/ })
        .getAttribute('href')
      const answer = await request.get(href ?? '')
      expect(answer.headers()).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8' })
      const read = new ICAL.Component(ICAL.parse(await answer.text()))
      expect(new ICAL.Event(read.getFirstSubcomponent('vevent') ?? undefined).summary).toBe(
        'Sample CET: Applications on the web',
      )
    })

    test('stand among the updates, and on an institution of their kind', async ({ page }) => {
      await page.goto('/updates-list')
      await expect(page.getByRole('heading', { name: 'Sample CET: Applications on the web' })).toBeVisible()
      await page.goto('/kn/filter?instituteId=1')
      await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
      await page.getByRole(javaScriptEnabled ? 'tab' : 'link', { name: 'ಪ್ರವೇಶ', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'ಮಾದರಿ ಸಿಇಟಿ', exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'ಮಾದರಿ ಡಿಪ್ಲೊಮಾ ಪರೀಕ್ಷೆ' })).toHaveCount(0)
    })
  })
}

test('all dates are one file', async ({ request }) => {
  const answer = await request.get('/calendar/all.ics?lang=kn')
  const read = new ICAL.Component(ICAL.parse(await answer.text()))
  expect(read.getAllSubcomponents('vevent').length).toBeGreaterThan(4)
  expect((await request.get('/calendar/event.none.ics')).status()).toBe(404)
  expect((await request.get('/calendar/..%2fall.ics')).status()).toBe(404)
})

test('all dates are a file for spreadsheets', async ({ page, request }) => {
  await page.goto('/kn/dates')
  const href = await page.getByRole('main').getByRole('link', { name: /CSV/ }).getAttribute('href')
  const answer = await request.get(href ?? '')
  expect(answer.headers()).toMatchObject({ 'content-type': 'text/csv; charset=utf-8; header=present' })
  expect(await answer.text()).toContain('ಮಾದರಿ ಸಿಇಟಿ')
})

test('a search engine is told of them', async ({ request }) => {
  expect(await (await request.get('/sitemaps/pages.xml')).text()).toContain('/dates</loc>')
})

test.describe('a provider that has none', () => {
  test.use({ baseURL: OTHER_SITE })

  test('has no link to them, and no place in the sitemap', async ({ page, request }) => {
    await page.goto('/about')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Sources' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Exam dates' })).toHaveCount(0)
    expect(await (await request.get('/sitemaps/pages.xml')).text()).not.toContain('/dates')
    await page.goto('/dates')
    await expect(page.getByText('No dates are known yet.')).toBeVisible()
  })
})
