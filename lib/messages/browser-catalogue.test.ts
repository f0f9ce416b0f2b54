import { LANGUAGES } from '@/lib/contract/language'

jest.mock('icu-minify/compile', () => {
  throw new Error('The parser of ICU messages came along.')
})

test.each(LANGUAGES)('what browsers load by themselves of %s needs no parser', async (lang) => {
  const { brokenTexts, loadSignInTexts } = await import('./browser-catalogue')
  expect(brokenTexts[lang].heading).toMatch(/\S/)
  expect((await loadSignInTexts[lang]()).signIn.login).toMatch(/\S/)
})
