import fc from 'fast-check'
import { hasBlocks, splitPolicy } from '@/lib/rules/content/policy-items'

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

test.each([
  ['a number that does not follow the one before', '1. first. 2. second. 10. tenth.', ['1', '2', '10']],
  ['one of three digits', '1. First thing; 100. the last one', ['1', '100']],
  ['one that comes after a tag that closes', '<p>1. <b>One.</b> 7. <em>Seven</em></p>', ['1', '7']],
  ['one that is itself marked', '<p><b>1. One</b> we say. <b>7. Seven</b> we say</p>', ['1', '7']],
  ['one after a quotation or a bracket', '1. "We." 5. (Us.) 9. You', ['1', '5', '9']],
  ['a first one that is not one', 'What we keep: 3. Names. 4. Numbers.', [null, '3', '4']],
  ['a Kannada one', '೧. ನಾವು ಯಾರು. ೧೦. ಓದುವಾಗ.', ['೧', '೧೦']],
  ['within a sentence, out of turn', '1. Introduction 3. Payment 10. Contact', ['1', '3', '10']],
  ['after a bracket that closes', '1. first (see above) 10. tenth', ['1', '10']],
  [
    'after a word that only looks like an abbreviation',
    '1. Science and Arts. 2. Agree or no. 3. End.',
    ['1', '2', '3'],
  ],
  ['before another number', '1. We answer. 2. 30 days are yours.', ['1', '2']],
])('every number begins an item, wherever it stands: %s', (_, html, expected) => {
  expect(labels(html)).toEqual(expected)
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
  ['a year that begins a sentence', '1. We began. 2024. The year it was.'],
  ['a share', '1. It rose. 3.5 percent of it, and then 7.5 of those.'],
  ['an amount', '1. It costs ₹1,500. Ask.'],
  ['an amount after its sign', '1. We keep Rs. 50. The rest is yours. It costs ₹50. Ask, or ₹ 50. Ask.'],
  ['an amount after its Kannada sign', '1. ನಾವು ರೂ. ೫೦. ಉಳಿದದ್ದು ನಿಮ್ಮದು.'],
  ['the number of a section', '1. As in Sec. 12. It says so; and in No. 30. So does that.'],
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
