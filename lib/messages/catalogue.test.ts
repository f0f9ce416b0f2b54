import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@/lib/contract/language'
import type { IcuMessage } from '@/lib/rules/text/format-message'
import { getMessages } from './catalogue'

type Message = string | IcuMessage
type Leaf = [path: string, message: Message]

const isIcu = (node: object): node is IcuMessage => 'language' in node && 'parts' in node

function leaves(node: unknown, path = ''): Leaf[] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) throw new Error(`${path} is no message`)
  if (isIcu(node)) return [[path, node]]
  return Object.entries(node).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`))
}

type Told = { text: string; arguments: string[]; plurals: string[][] }

/** What a message says, what it is given, and the cases of each of its plurals, from the compiler's notation. */
function told(message: Message): Told {
  if (typeof message === 'string') {
    const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    return { text: message.replace(/\{\w+\}/g, ''), arguments: [...new Set(names)].sort(), plurals: [] }
  }
  const texts: string[] = []
  const names = new Set<string>()
  const plurals: string[][] = []
  const readAll = (nodes: unknown) => (Array.isArray(nodes) ? nodes.forEach(read) : read(nodes))
  function read(node: unknown) {
    if (typeof node === 'string') texts.push(node)
    if (!Array.isArray(node)) return
    const [name, , cases]: unknown[] = node
    names.add(String(name))
    if (typeof cases !== 'object' || cases === null) return
    plurals.push(Object.keys(cases))
    Object.values(cases).forEach(readAll)
  }
  readAll(message.parts)
  return { text: texts.join(''), arguments: [...names].sort(), plurals }
}

const english = new Map(leaves(getMessages('en')))

// Of some thousand messages each is no test of its own: these would take half a minute.
describe.each(LANGUAGES)('in %s', (lang) => {
  const messages = leaves(getMessages(lang))

  test('each says something, with the arguments of the English text', () => {
    const silent = messages.filter(([, message]) => !/\S/.test(told(message).text + told(message).arguments.join('')))
    expect(silent.map(([path]) => path)).toEqual([])
    const shown = (path: string, message: Message | undefined, kind: string) => [
      path,
      kind,
      told(message ?? '').arguments,
    ]
    expect(messages.map(([path, message]) => shown(path, message, typeof message))).toEqual(
      messages.map(([path, message]) => shown(path, english.get(path), typeof (english.get(path) ?? message))),
    )
  })

  test('each that is compiled follows the rules of its language, and has each case that these know', () => {
    const known = new Intl.PluralRules(lang).resolvedOptions().pluralCategories
    const compiled = messages.flatMap(([path, message]) => (typeof message === 'string' ? [] : [{ path, message }]))
    expect(compiled.length).toBeGreaterThan(0)
    for (const { path, message } of compiled) {
      expect({ path, language: message.language }).toEqual({ path, language: lang })
      for (const cases of told(message).plurals)
        expect({ path, cases }).toEqual({ path, cases: expect.arrayContaining(known) })
    }
  })
})

test('in Kannada a case ending stands at its word, also where that is a number or is filled in', () => {
  const endings = 'ರ|ರಲ್ಲಿ|ರಿಂದ|ರಂದು|ರವರೆಗೆ|ರವರೆಗಿನ|ರಂತಹ|ರೊಳಗೆ|ವರೆಗೆ|ಕ್ಕೆ|ಕ್ಕಿಂತ|ನಿಂದ|ನಲ್ಲಿ|ನೇ'
  const apart = new RegExp(`[}\\d] (?:${endings})(?![\\p{L}\\p{M}\\u200c\\u200d])`, 'u')
  expect('{year} ರಲ್ಲಿ ಸಾಕಾಗಿತ್ತು').toMatch(apart)
  const folder = 'lib/messages/kn'
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  expect(lines.filter((line) => apart.test(line))).toEqual([])
})

// A text whose name another one has may be used nowhere: what is unused of a table neither types nor knip tell.
test('every text has a name that the program says', () => {
  const catalogues = new RegExp(`^messages.(?:${LANGUAGES.join('|')})\\b`)
  const sources = ['app', 'components', 'lib', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !catalogues.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  const words = new Set(sources.join('\n').match(/\w+/g))
  // What is no name is a value of the contract, by which a text is looked up.
  const names = [...english.keys()]
    // Of labels for each language the program names their table (`ALT_FIELDS`), or their text (`inEachLanguage`).
    .map((path) => path.replace(/\.alt_[a-z]+$/, ''))
    .map((path) => path.slice(path.lastIndexOf('.') + 1))
    .map((key) => key.replace(new RegExp(`_(?:${LANGUAGES.join('|')})$`), ''))
    .filter((key) => /^\w+$/.test(key))
  expect(names.filter((name) => !words.has(name))).toEqual([])
})

test('a word of signing in is written in one way in Kannada', () => {
  const others = leaves(getMessages('kn')).filter(([, message]) => told(message).text.includes('ಲಾಗ್ ಇನ್'))
  expect(others.map(([path]) => path)).toEqual([])
})

test('what is words in English is in Kannada letters in Kannada', () => {
  // Its name is these letters, also in Kannada.
  const isName = (text: string) => text === 'OTP'
  const left = leaves(getMessages('kn')).filter(([path, message]) => {
    const words = told(english.get(path) ?? '').text
    return /[a-z]{2}/i.test(words) && !/[\u0c80-\u0cff]/.test(told(message).text) && !isName(told(message).text)
  })
  expect(left.map(([path]) => path)).toEqual([])
})
