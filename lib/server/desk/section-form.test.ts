/** @jest-environment node */
import { sectionForm } from '@/lib/server/desk/section-form'

const policy = (en: string, kn = '') => ({ refundpolicy: { en, kn } })

test('of a policy it is said in each language what no page shows', () => {
  const { fields, leftOut } = sectionForm('refundpolicy', policy('<p>a</p>', '<p class="x"><font>b</font></p>'), null)
  expect(fields).toEqual(policy('<p>a</p>', '<p class="x"><font>b</font></p>'))
  expect([...leftOut]).toEqual([['refundpolicy.kn', ['class', '<font>']]])
})

test('of other texts, which no page takes for HTML, nothing is said', () => {
  expect(sectionForm('about', { about_us_banner_title: { en: 'A <b class="x">' } }, null).leftOut.size).toBe(0)
})

test('what could not be kept by the provider stands in the form, with what is said of it', () => {
  const reply = { to: '', said: 'away', typed: { 'refundpolicy.en': '<table>c' } } as const
  const { fields, leftOut } = sectionForm('refundpolicy', policy('a'), reply)
  expect(fields).toEqual({ refundpolicy: { en: '<table>c' } })
  expect([...leftOut]).toEqual([['refundpolicy.en', ['<table>']]])
  expect(sectionForm('refundpolicy', policy('a'), { ...reply, said: 'notPublished' }).fields).toEqual(policy('a'))
})
