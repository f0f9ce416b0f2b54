import { hasAnything, shownCards } from './shown-cards'

test('a card without title and description is left out, whatever its icon', () => {
  const title = { en: 'Silk' }
  const description = { en: 'From Ramanagara.' }
  expect(
    shownCards([
      { icon: '/a.webp', subTitle: title, description },
      { icon: '/b.webp', subTitle: null, description: null },
      { icon: null, title, description: null },
      { icon: null, subTitle: null, description },
      { icon: '/c.webp' },
    ]),
  ).toEqual([
    { icon: '/a.webp', title, description },
    { icon: null, title, description: null },
    { icon: null, title: null, description },
  ])
})

test.each([null, {}, [], { a: null, b: [{ c: null }] }])('nothing is nothing: %j', (content) => {
  expect(hasAnything(content)).toBe(false)
})

test('one text is something', () => {
  expect(hasAnything({ a: null, b: [{ c: { en: 'x' } }] })).toBe(true)
})
