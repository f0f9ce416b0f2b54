import { readdirSync, readFileSync, statSync } from 'node:fs'
import { LANGUAGES } from '@/lib/contract/language'
import { DESK_ROLES } from '@/lib/contract/desk/rights'
import { guideFile } from '@/lib/rules/desk/guide'
import { GUIDE_PAGES, MAX_GUIDE_PICTURE } from './guide-pages'

const FOLDER = 'docs/images/desk'
const GUIDES = Object.fromEntries(LANGUAGES.map((lang) => [lang, `docs/${guideFile(lang)}`]))
const KANNADA = /[\u0c80-\u0cff]/
const NAMES = Object.keys(GUIDE_PAGES)

test.each(Object.entries(GUIDES))(
  'the guide in %s shows each picture once, and says what is seen on it in its language',
  (lang, file) => {
    const shown = [...readFileSync(file, 'utf8').matchAll(/!\[([^\]]*)\]\(images\/desk\/([^)]+)\)/g)]
    expect(shown.map(([, , file]) => file).sort()).toEqual(NAMES.map((name) => `${name}.${lang}.webp`).sort())
    for (const [, alt = ''] of shown) {
      expect(alt.length).toBeGreaterThan(20)
      expect(KANNADA.test(alt)).toBe(lang === 'kn')
    }
  },
)

test('every picture is small, and there is none that no guide shows', () => {
  const files = NAMES.flatMap((name) => Object.keys(GUIDES).map((lang) => `${name}.${lang}.webp`))
  expect(readdirSync(FOLDER).sort()).toEqual(files.sort())
  for (const file of files) expect(statSync(`${FOLDER}/${file}`).size).toBeLessThanOrEqual(MAX_GUIDE_PICTURE)
})

test('every role is shown its day', () => {
  expect(new Set(Object.values(GUIDE_PAGES).map(({ role }) => role))).toEqual(new Set([null, ...DESK_ROLES]))
})
