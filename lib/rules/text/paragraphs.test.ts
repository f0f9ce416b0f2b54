import { paragraphsOf } from '@/lib/rules/text/paragraphs'

it('parts at blank lines, also those with spaces and of Windows', () => {
  expect(paragraphsOf('one\ntwo\n\nthree\r\n  \r\n\r\nfour\n')).toEqual(['one\ntwo', 'three', 'four'])
})

it('has none for blank text', () => {
  expect(paragraphsOf(' \n\n ')).toEqual([])
})
