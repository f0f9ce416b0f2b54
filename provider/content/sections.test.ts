import { LANGUAGES } from '@/lib/contract/language'
import { z } from '@hono/zod-openapi'
import type { Sections } from '@/lib/contract/content/fields'
import { cmsAnswer } from '@/lib/contract/content/read'
import { checkContent, checkSection } from '@/provider/content/check'
import { ContentError } from '@/provider/content/content-error'
import { keysOf } from '@/provider/content/schema-path'
import { DESCRIPTIONS, SECTION_NAMES } from '@/lib/contract/content/sections'
import { SECTIONS } from '@/provider/content/sections'

const BY_LANGUAGE = LANGUAGES.map((language) => `"${language}": "…"`).join(', ')

/** The keys that the website asks of a section, or of an entry. */
function keysRead(sections: Sections, dataOf: (fields: object) => object): string[] {
  const asked = new Set<string>()
  const note = (key: PropertyKey) => void (typeof key === 'string' && asked.add(key))
  const fields = new Proxy<Record<string, unknown>>(
    { any: 1 },
    {
      getOwnPropertyDescriptor: (target, key) => {
        note(key)
        return Reflect.getOwnPropertyDescriptor(target, key)
      },
      get: (target, key) => {
        note(key)
        return Reflect.get(target, key)
      },
    },
  )
  cmsAnswer(sections).parse({ data: dataOf(fields) })
  return [...asked].filter((key) => key !== 'any').toSorted()
}

/** By what the provider knows that somebody is invented; the website is not told. */
const ofTheEditor = (key: string) => key !== 'is_sample'

test.each(SECTION_NAMES)('%s has the keys that the website reads, and no others', (name) => {
  const schema = SECTIONS[name]
  const isList = schema instanceof z.ZodArray
  const written = isList ? keysOf(schema.element).filter(ofTheEditor) : keysOf(schema)
  const read = keysRead({ [name]: DESCRIPTIONS[name] }, (fields) => ({ [name]: isList ? [fields] : fields }))
  expect(read).toEqual(written.toSorted())
})

const long = (letters: number) => 'a'.repeat(letters)

describe('what may not stand in content names its key', () => {
  test.each<[object, string]>([
    [{ about: { about_us_section2_title3: { en: 'x' } } }, 'about.about_us_section2_title3: there is no such key'],
    [
      { about: { about_us_baner_title: { en: 'x' } } },
      'about.about_us_baner_title: there is no such key; did you mean about_us_banner_title?',
    ],
    [
      { about: { about_us_banner_title: { en: ' ' } } },
      'about.about_us_banner_title.en: is empty; leave the key out instead',
    ],
    [{ about: { about_us_banner_title: { kn: 'ಕ' } } }, 'about.about_us_banner_title.en: is missing'],
    [
      { about: { about_us_banner_title: { en: 'x', la: 'x' } } },
      'about.about_us_banner_title.la: there is no such key',
    ],
    [
      { about: { about_us_banner_title: 'x' } },
      `about.about_us_banner_title: expects a text by language: {${BY_LANGUAGE}}`,
    ],
    [
      { about: { about_us_banner_title: null } },
      `about.about_us_banner_title: expects a text by language: {${BY_LANGUAGE}}`,
    ],
    [
      { about: { about_us_banner_title: { en: 7 } } },
      'about.about_us_banner_title.en: expects a text in quotation marks',
    ],
    [
      { about: { about_us_banner_title: { en: long(201) } } },
      'about.about_us_banner_title.en: is longer than 200 characters',
    ],
    [{ about: { about_us_banner_title: { en: 'a\nb' } } }, 'about.about_us_banner_title.en: must be one line'],
    [
      { about: { about_us_banner_title: { en: 'a\u0000' } } },
      'about.about_us_banner_title.en: contains a character that cannot be used',
    ],
    [
      { about: { about_us_banner_title: { en: 'a\u202E' } } },
      'about.about_us_banner_title.en: contains a character that cannot be used',
    ],
    [
      { about: { about_us_banner_title: { en: 'a\uD800' } } },
      'about.about_us_banner_title.en: contains a character that cannot be used',
    ],
    [
      { about: { about_us_section2_description10: { en: long(2001) } } },
      'about.about_us_section2_description10.en: is longer than 2,000 characters',
    ],
    [{ about: [] }, 'about: expects an object with fields'],
    [{ abuot: {} }, 'abuot: there is no such section; did you mean about?'],
    [{ aboutus: {} }, 'aboutus: there is no such section; did you mean about?'],
    [
      { about: { about_us_banner_image: 'photo.jpg' } },
      'about.about_us_banner_image: expects a path such as /media/a.webp, or an address with https://',
    ],
    [
      { about: { about_us_banner_image: '//elsewhere.example/a.jpg' } },
      'about.about_us_banner_image: expects a path such as /media/a.webp, or an address with https://',
    ],
    [
      { homepage: { home_page_video: 'javascript:alert(1)' } },
      'homepage.home_page_video: expects a path such as /media/a.webp, or an address with https://',
    ],
    [
      { homepage: { section1_icon4: '/media/drawn/icon/unicorn-264.webp' } },
      'homepage.section1_icon4: is no picture that can be drawn (docs/content.md lists them)',
    ],
    [
      {
        footer: {
          menu: [
            { label: { en: 'A' }, url: '/about' },
            { label: { en: 'B' }, url: 'javascript:alert(1)' },
          ],
        },
      },
      'footer.menu.2.url: leads nowhere: expects /about, https://…, mailto:… or tel:…',
    ],
    [{ footer: { menu: [{ label: { en: 'A' } }] } }, 'footer.menu.1: needs either "url" or "key"'],
    [
      { footer: { menu: [{ label: { en: 'A' }, url: '/about', key: 'login' }] } },
      'footer.menu.1: needs either "url" or "key"',
    ],
    [{ footer: { menu: [{ label: { en: 'A' }, key: 'logout' }] } }, 'footer.menu.1.key: expects "login" or "register"'],
    [{ footer: { facebook_link: { en: '/about' } } }, 'footer.facebook_link.en: expects an address with https://'],
    [
      { footer: { facebook_link: { en: 'https://a:b@c.example' } } },
      'footer.facebook_link.en: expects an address with https://',
    ],
    [{ testimonial: [{ name: { en: 'A' } }] }, 'testimonial.1.description: is missing'],
    [{ testimonial: {} }, 'testimonial: expects a list in square brackets'],
    [{ founders: Array(101).fill({ name: { en: 'A' } }) }, 'founders: has more than 100 entries'],
    [{ founders: [{ name: { en: 'A' }, is_sample: false }] }, 'founders.1.is_sample: expects true, or nothing'],
    [
      {
        mentors_data: [
          { id: 1, name: { en: 'A' } },
          { id: 1, name: { en: 'B' } },
        ],
      },
      'mentors_data.2.id: 1 is another mentor’s',
    ],
    [{ mentors_data: [{ id: 0, name: { en: 'A' } }] }, 'mentors_data.1.id: expects a whole number from 1 on'],
    [
      { categories: [{ id: 201, institute_type_id: 1, name: { en: 'A' } }] },
      'categories.1.id: expects the number of a type and of one of its streams (GET /get/institutetype, /get/streams/{id})',
    ],
    [
      { refundpolicy: { refundpolicy: { en: 'ಕ'.repeat(70_000) } } },
      'refundpolicy.refundpolicy.en: is larger than 200 kB; shorten it',
    ],
    [{}, 'there is no section in it'],
    [[], 'expected an object by section: {"homepage": {…}, "about": {…}}'],
  ])('%j', (content, line) => {
    expect(() => checkContent(content)).toThrow(ContentError)
    expect(() => checkContent(content)).toThrow(`Nothing was changed:\n  ${line}`)
  })

  test('all of it at once, up to thirty lines', () => {
    const fields = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`wrong${at}`, 1]))
    const message = (content: object) => {
      try {
        return String(checkContent(content))
      } catch (error) {
        return error instanceof Error ? error.message.split('\n') : []
      }
    }
    expect(message({ about: { x: 1 }, career: { y: 1 }, footer: {} })).toHaveLength(3)
    expect(message({ about: fields })).toHaveLength(32)
    expect(message({ about: fields }).at(-1)).toBe('  and 10 more')
  })
})

test('what may stand there is put in order: trimmed, in NFC, with line ends of one kind', () => {
  expect(
    checkSection('about', {
      about_us_banner_description: { en: '  One\r\ntwo  ', kn: 'e\u0301' },
      about_us_banner_image: 'https://pictures.example/a.jpg',
    }),
  ).toEqual({
    fields: {
      about_us_banner_description: { en: 'One\ntwo', kn: '\u00e9' },
      about_us_banner_image: 'https://pictures.example/a.jpg',
    },
  })
})

test('Kannada keeps the joiners that its letters need', () => {
  const kn = 'ರ್‍ಯಾಂಕ್‌ಗಳು'
  expect(checkSection('about', { about_us_banner_title: { en: 'x', kn } })).toEqual({
    fields: { about_us_banner_title: { en: 'x', kn } },
  })
})

test('every section can be described', () => {
  for (const schema of Object.values(SECTIONS)) expect(() => z.toJSONSchema(schema)).not.toThrow()
})
