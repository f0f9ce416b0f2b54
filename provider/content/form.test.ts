import { textBy } from '@/lib/contract/text-fields'
import { DESCRIPTIONS, SECTION_NAMES, type SectionName } from '@/lib/contract/content/sections'
import { formOf, type FormPart, leavesOf, readForm, untranslatedIn, withList } from '@/lib/rules/desk/content-form'
import { problemsIn } from '@/provider/content/check'
import { SAMPLE_CONTENT } from '@/sample/content'

const marksIn = (parts: readonly FormPart[], fields: unknown): [string, string][] =>
  parts.flatMap((part) =>
    part.type === 'list'
      ? part.entries.flatMap((entry): [string, string][] =>
          Array.isArray(fields) && fields[entry.number - 1].is_sample ? [[`${entry.path}.is_sample`, '1']] : [],
        )
      : [],
  )

/** What a browser posts that was shown a section. */
const posted = (section: SectionName, fields: unknown) =>
  Object.fromEntries([
    ...leavesOf(DESCRIPTIONS[section], fields).map(({ path, value }) => [path, value]),
    ...marksIn(formOf(DESCRIPTIONS[section], fields), fields),
  ])

test.each(SECTION_NAMES)('the form of %s says what stood in the section, to the last mark', (section) => {
  const fields = SAMPLE_CONTENT[section]
  const read = readForm(DESCRIPTIONS[section], posted(section, fields))
  expect(read).toEqual(fields)
  expect(problemsIn(section, read)).toEqual([])
})

test('what is left empty is no key, and an entry that was added stays until it is filled in', () => {
  const typed = { 'about_us_banner_title.en': '  ', 'about_us_banner_title.kn': 'ನಾವು', about_us_banner_image: '' }
  expect(readForm(DESCRIPTIONS.about, typed)).toEqual({ about_us_banner_title: { kn: 'ನಾವು' } })
  expect(readForm(DESCRIPTIONS.founders, { '1.name.en': 'Asha', '2.name.en': '', '10.name.en': 'Ravi' })).toEqual([
    { name: { en: 'Asha' } },
    {},
    { name: { en: 'Ravi' } },
  ])
  expect(readForm(DESCRIPTIONS.categories, { '1.id': '101', '1.institute_type_id': 'x' })).toEqual([
    { id: 101, institute_type_id: 'x' },
  ])
})

test('problems are known by the place and the kind that the form shows them by', () => {
  const long = 'x'.repeat(201)
  expect(problemsIn('about', { about_us_banner_title: { kn: 'ನಾವು' }, about_us_vision_title: { en: long } })).toEqual([
    { path: 'about_us_banner_title.en', code: 'missing', most: null },
    { path: 'about_us_vision_title.en', code: 'tooLong', most: 200 },
  ])
  expect(problemsIn('footer', { menu: [{ label: { en: 'Where?' } }] })).toEqual([
    { path: 'menu.1', code: 'linkOrDialogue', most: null },
  ])
  expect(problemsIn('founders', [{}])).toEqual([{ path: '1.name', code: 'missing', most: null }])
  expect(problemsIn('about', { about_us_banner_image: 'nowhere', wrong: 1 })).toMatchObject([
    { path: 'about_us_banner_image', code: 'picture' },
    { path: '', code: 'other' },
  ])
})

test('a text that is not translated is counted, one without words is not, and a link needs none', () => {
  const fields = {
    footer_desc: { en: 'Guide' },
    footer_copyright: { ...textBy(() => 'Ours'), kn: 'ನಮ್ಮದು' },
    facebook_link: { en: 'https://facebook.com/x' },
    menu: [{ label: { en: 'About' }, url: '/about' }, {}],
  }
  expect(untranslatedIn(formOf(DESCRIPTIONS.footer, fields), fields)).toBe(2)
})

test('the buttons of a list', () => {
  const fields = { menu: ['a', 'b', 'c'], quickLinks: ['x'] }
  const menu = (value: unknown) => (value as typeof fields).menu
  expect(menu(withList(fields, 'up', 'menu.2'))).toEqual(['b', 'a', 'c'])
  expect(menu(withList(fields, 'up', 'menu.1'))).toEqual(['a', 'b', 'c'])
  expect(menu(withList(fields, 'down', 'menu.3'))).toEqual(['a', 'b', 'c'])
  expect(menu(withList(fields, 'remove', 'menu.2'))).toEqual(['a', 'c'])
  expect(withList(fields, 'add', 'quickLinks')).toEqual({ menu: ['a', 'b', 'c'], quickLinks: ['x', {}] })
  expect(withList(['a', 'b'], 'down', '1')).toEqual(['b', 'a'])
  expect(withList(undefined, 'add', '')).toEqual([{}])
})
