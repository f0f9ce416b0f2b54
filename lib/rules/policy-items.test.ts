/** @jest-environment node */
import fc from 'fast-check'
import { hasBlocks, splitPolicy } from '@/lib/rules/policy-items'

const labels = (html: string) => splitPolicy(html).map(({ label }) => label)

test('is parted at each number with a period and a space', () => {
  expect(splitPolicy('Before.\n1. <strong>Who.</strong> Us.\n2. What. \n10. Last')).toEqual([
    { label: null, html: 'Before.\n' },
    { label: '1', html: '<strong>Who.</strong> Us.\n' },
    { label: '2', html: 'What. \n' },
    { label: '10', html: 'Last' },
  ])
})

test('also where everything stands on one line', () => {
  expect(labels('1. First thing. 2. Second thing. 3. Third.')).toEqual(['1', '2', '3'])
})

test('the tags that open before a number belong to its item', () => {
  expect(splitPolicy('<p>Hello</p><p><strong>1. Who</strong> we are</p>\n<h2>2. What</h2><p>More</p>')).toEqual([
    { label: null, html: '<p>Hello</p>' },
    { label: '1', html: '<p><strong>Who</strong> we are</p>\n' },
    { label: '2', html: '<h2>What</h2><p>More</p>' },
  ])
})

test.each([
  ['a year that ends a sentence', '1. Since May 2026. We began.'],
  ['a number that ends a sentence', '1. We pay within 30. Then ask.'],
  ['an amount', '1. It costs ₹1,500. Ask.'],
  ['a version', '1. See 2.1. It says so.'],
  ['a number without a space', '1. See 2.5 and 2.x'],
])('%s begins no item', (_, text) => {
  expect(labels(text)).toEqual(['1'])
})

test('Kannada digits count', () => {
  expect(labels('೧. ನಾವು ಯಾರು. ೨. ಓದುವಾಗ.')).toEqual(['೧', '೨'])
})

test('a list that begins anew after a heading is parted, too', () => {
  expect(labels('1. A\n2. B\n<h2>More</h2>\n1. C\n2. D')).toEqual(['1', '2', '1', '2'])
})

test('a text without numbers is one part, and nothing is none', () => {
  expect(splitPolicy('<p>All of it.</p>')).toEqual([{ label: null, html: '<p>All of it.</p>' }])
  expect(splitPolicy('')).toEqual([])
  expect(splitPolicy(' <p> </p>\n')).toEqual([])
})

test('no word is ever lost, and no part is empty', () => {
  const piece = fc.constantFrom('1. ', '2. ', '3. ', 'word ', '\n', '<p>', '</p>', '<strong>', '</strong>', '2026. ')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const items = splitPolicy(pieces.join(''))
      const words =
        items
          .map(({ html }) => html)
          .join('')
          .match(/word/g) ?? []
      expect(words).toHaveLength(pieces.filter((each) => each === 'word ').length)
      for (const { html } of items) expect(html.replace(/<[^<>]*>/g, '').trim()).not.toBe('')
    }),
  )
})

test('what holds blocks is no paragraph', () => {
  expect(hasBlocks({ label: '1', html: 'One <em>line</em>' })).toBe(false)
  expect(hasBlocks({ label: '1', html: 'A list <ul><li>x</li></ul>' })).toBe(true)
})
