import { existsSync, readFileSync } from 'node:fs'

/** docs/specification.md lists what the product is to do, each with the test that holds it. */
const tally = readFileSync('docs/specification.md', 'utf8')
const readings = readFileSync('docs/adr/0030-readings-of-the-specification.md', 'utf8')

const ENTRY = /^- (.+)((?:\n {2}- .+)*)/gm
type Entry = { sentence: string; held: string[] }

const body = tally.slice(tally.indexOf('\n## '))
const entries: Entry[] = Array.from(body.matchAll(ENTRY), ([, sentence = '', lines = '']) => ({
  sentence,
  held: lines.split('\n').flatMap((line) => (line.trim() === '' ? [] : line.trim().slice(2))),
}))
const isOpen = ({ held }: Entry) => held.includes('open')

/** The source of a test file as its titles read: without the signs that keep quotes apart. */
function sourceOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\\(['"`])/g, '$1')
}

/** Whether a test of the file has this title; one with a value in it by the part beside that. */
function hasTest(file: string, title: string): boolean {
  if (!/^[\w./[\]-]+\.(?:test\.tsx?|spec\.ts)$/.test(file) || !existsSync(file) || title.length < 10) return false
  const source = sourceOf(file)
  for (let place = source.indexOf(title); place >= 0; place = source.indexOf(title, place + 1)) {
    if (/['"`}][\s:]{0,2}$/.test(source.slice(0, place).slice(-3))) return true
  }
  return false
}

test('there are sentences, each of them once under its heading', () => {
  expect(entries.length).toBeGreaterThan(150)
  const parts = body.split('\n## ').slice(1)
  for (const part of parts) {
    const sentences = Array.from(part.matchAll(/^- (.+)/gm), ([, sentence]) => sentence)
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  }
})

test('each is held by a test or a reading, or is open', () => {
  expect(entries.filter(({ held }) => held.length === 0).map(({ sentence }) => sentence)).toEqual([])
})

test('every test that is named exists, under its title', () => {
  const named = entries.flatMap(({ held }) => held.filter((line) => line.includes(' › ')))
  const missing = named.filter((line) => {
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(line) ?? []
    return !hasTest(file, title)
  })
  expect(missing).toEqual([])
})

test('every reading that is named exists', () => {
  const named = entries.flatMap(({ held }) => held.filter((line) => !line.includes(' › ') && line !== 'open'))
  const missing = named.filter((line) => {
    const [, key = ''] = /^reading: ([\w-]+)$/.exec(line) ?? []
    return key === '' || !readings.includes(`| ${key} `)
  })
  expect(missing).toEqual([])
})

test('what is open stands at the top, and nothing else does', () => {
  const top = tally.slice(0, tally.indexOf('\n## '))
  const listed = Array.from(top.matchAll(/^- (.+)/gm), ([, sentence]) => sentence)
  expect(listed).toEqual(entries.filter(isOpen).map(({ sentence }) => sentence))
})
