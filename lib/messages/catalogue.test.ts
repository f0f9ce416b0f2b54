import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@/lib/contract/lenient'
import { getMessages } from './catalogue'

/** A text, or a function that makes one (for server components alone). */
type Leaf = [path: string, message: unknown]

function leaves(node: unknown, path = ''): Leaf[] {
  if (typeof node !== 'object' || node === null) return [[path, node]]
  return Object.entries(node).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`))
}

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()
const english = new Map(leaves(getMessages('en')))

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each(leaves(getMessages(lang)))('%s says something, with the places of the English text', (path, message) => {
    const original = english.get(path)
    if (typeof message === 'function' && typeof original === 'function') {
      expect(message.length).toBe(original.length)
      return
    }
    expect(message).toEqual(expect.stringMatching(/\S/))
    expect(places(String(message))).toEqual(places(String(original)))
  })
})

test('every text is used', () => {
  const sources = ['app', 'components', 'lib', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^messages.(?:en|kn)\b/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  const words = new Set(sources.join('\n').match(/\w+/g))
  // What is no name is a value of the contract, by which a text is looked up.
  const names = [...english.keys()]
    .map((path) => path.slice(path.lastIndexOf('.') + 1))
    .filter((key) => /^\w+$/.test(key))
  expect(names.filter((name) => !words.has(name))).toEqual([])
})

test('a word of signing in is written in one way in Kannada', () => {
  const others = leaves(getMessages('kn')).filter(([, message]) => String(message).includes('ಲಾಗ್ ಇನ್'))
  expect(others.map(([path]) => path)).toEqual([])
})

test('what is words in English is in Kannada letters in Kannada', () => {
  const left = leaves(getMessages('kn')).filter(([path, message]) => {
    const words = String(english.get(path)).replace(/\{\w+\}/g, '')
    return typeof message === 'string' && /[a-z]{2}/i.test(words) && !/[\u0c80-\u0cff]/.test(message)
  })
  expect(left.map(([path]) => path)).toEqual([])
})
