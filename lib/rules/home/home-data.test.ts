import { HOME_BUNDLE, HOMEPAGE, readSampleHome } from '@/testing/home-sample'

const withHomepage = (homepage: object) => readSampleHome({ bundle: { ...HOME_BUNDLE, homepage } })

describe('the explore grid', () => {
  test('its four cards lead where the specification says', () => {
    expect(readSampleHome().explore.cards.map(({ title, path }) => [title.en, path])).toEqual([
      ['The state', '/Whykarnataka'],
      ['This guide', '/about'],
      ['A counsellor', '/careerCounselling'],
      ['Residential colleges', '/filter?residential=true'],
    ])
  })

  test('a card without a title is left out, and the others lead where they did', () => {
    const { explore } = withHomepage({ ...HOMEPAGE, section1_sub_title1: ' ', section1_sub_title3: null })
    expect(explore.cards.map(({ path }) => path)).toEqual(['/about', '/filter?residential=true'])
  })

  test('a card needs nothing but its title', () => {
    expect(withHomepage({ section1_sub_title2: 'This guide' }).explore).toEqual({
      title: null,
      image: null,
      cards: [{ icon: null, title: { en: 'This guide' }, description: null, path: '/about' }],
    })
  })
})

test('which title heads which part', () => {
  const { explore, topTitle, categoriesTitle, partnersTitle, testimonialsTitle, contactTitle } = readSampleHome()
  expect([explore.title, topTitle, categoriesTitle, partnersTitle, testimonialsTitle, contactTitle]).toEqual(
    [
      'Four ways in',
      'Well known institutions',
      'Fields of study',
      'They work with us',
      'What people say',
      'Write us a line',
    ].map((en) => ({ en })),
  )
})

test.each([
  ['a call that it has counts', [{ name: 'Of the call' }], ['Of the call']],
  ['also when it is empty', [], []],
  ['of a call that it does not have, the bundle’s list serves', null, ['Partner of the bundle']],
])('partners: %s', (_, partners, names) => {
  const read = readSampleHome({ partners }).partners
  expect(read === 'failed' ? read : read.map(({ name }) => name.en)).toEqual(names)
})

test('a failed call is no empty list', () => {
  const home = readSampleHome({ partners: 'failed', topInstitutes: 'failed' })
  expect([home.partners, home.topInstitutes]).toEqual(['failed', 'failed'])
})

test('a provider without content, and without the calls, has a home page all the same', () => {
  const home = readSampleHome({ bundle: null, partners: null, topInstitutes: null })
  expect(home).toMatchObject({ title: null, topInstitutes: [], partners: [], testimonials: [], categories: [] })
})

test('an English page takes no Kannada along', () => {
  expect(JSON.stringify(readSampleHome())).not.toMatch(/"kn"/)
  const kannada = readSampleHome({ lang: 'kn' })
  expect(kannada.title).toEqual(HOMEPAGE.home_page_title)
  expect(kannada.categories[0]?.name).toEqual({ en: 'Field 1', kn: 'ವಿಷಯ 1' })
})
