import { LANGUAGES } from '@/lib/contract/language'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readContentCommand, runContentCommand } from '@/provider/content/command'
import { ContentError } from '@/provider/content/content-error'
import { SAMPLE_CONTENT } from '@/sample/content'
import { content } from '@/provider/content/store/content-tables'
import { getContent } from '@/provider/content/store/content'
import { describeOnEachDatabase } from '@/testing/provider/databases'

const TAKES = new RegExp(`^--lang takes ${LANGUAGES.join(' or ')}`)

const folder = mkdtempSync(path.join(tmpdir(), 'content-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function fileWith(text: string | Uint8Array): string {
  const file = path.join(folder, `${(files += 1)}.json`)
  writeFileSync(file, text)
  return file
}
const fileOf = (value: unknown) => fileWith(JSON.stringify(value))

describeOnEachDatabase('npm run content', (database) => {
  const run = (...args: string[]) => {
    const command = readContentCommand(args)
    if (command.action === 'help') throw new Error('no command')
    return runContentCommand(database().db, command)
  }
  const about = async () => (await getContent(database().db, ['about'])).about
  const founders = async () => (await getContent(database().db, ['founders'])).founders

  beforeEach(async () => {
    await database().db.delete(content)
    await run('import', fileOf({ about: SAMPLE_CONTENT.about, founders: SAMPLE_CONTENT.founders }))
  })

  test('what is exported is imported again, and is the same', async () => {
    await run('import', fileOf(SAMPLE_CONTENT))
    const file = path.join(folder, 'exported.json')
    expect(await run('export', file)).toEqual({ lines: [`Written to ${file}.`], tags: [] })
    const exported = readFileSync(file, 'utf8')
    expect(JSON.parse(exported)).toEqual(SAMPLE_CONTENT)
    // In the order of the schemas, which the database does not keep.
    expect(Object.keys(JSON.parse(exported).about).slice(0, 3)).toEqual([
      'about_us_banner_image',
      'about_us_banner_title',
      'about_us_banner_sub_title',
    ])
    expect(await run('import', file)).toEqual({ lines: ['All of it stands there already.'], tags: [] })
    expect((await run('export')).lines).toEqual([exported.trimEnd()])
  })

  test('import replaces the sections that it has, and tells which tags are stale', async () => {
    const mine = { about_us_banner_title: { en: 'Mine' } }
    const file = fileWith(`\uFEFF${JSON.stringify({ about: mine, contact: {}, founders: SAMPLE_CONTENT.founders })}`)
    expect(await run('import', file)).toEqual({
      lines: ['Changed: contact, about.'],
      tags: ['content:homepage', 'content:contactus', 'content:aboutus'],
    })
    expect(await about()).toEqual(mine)
    expect(await founders()).toEqual(SAMPLE_CONTENT.founders)
  })

  test('import changes nothing when one key is wrong', async () => {
    const file = fileOf({ founders: [], about: { about_us_section2_sub_title3: { en: '' }, about_us_vision_icon: 3 } })
    await expect(run('import', file)).rejects.toThrow(
      'Nothing was changed:\n' +
        '  about.about_us_vision_icon: expects a text in quotation marks\n' +
        '  about.about_us_section2_sub_title3.en: is empty; leave the key out instead',
    )
    expect(await about()).toEqual(SAMPLE_CONTENT.about)
    expect(await founders()).toEqual(SAMPLE_CONTENT.founders)
  })

  test.each<[() => string, RegExp]>([
    [() => path.join(folder, 'none.json'), /none\.json cannot be read: there is no such file or folder\.$/],
    [() => folder, /cannot be read: it is a folder\.$/],
    [() => fileWith('{"about": '), /is no JSON: /],
    [() => fileWith(''), /is no JSON: /],
    [() => fileWith(new Uint8Array([0x7b, 0xff, 0x7d])), /is not UTF-8\.$/],
    [() => fileWith(' '.repeat(10_000_001)), /is larger than 10 MB\.$/],
  ])('a file that cannot be taken is a sentence (%#)', async (make, sentence) => {
    await expect(run('import', make())).rejects.toThrow(ContentError)
    await expect(run('import', make())).rejects.toThrow(sentence)
  })

  test('a file that cannot be written is a sentence', async () => {
    await expect(run('export', path.join(folder, 'none', 'x.json'))).rejects.toThrow(/cannot be written: there is no/)
  })

  test('set changes one value, in one language', async () => {
    expect(await run('set', 'about.about_us_banner_title', 'Who we are')).toEqual({
      lines: ['Changed: about.'],
      tags: ['content:aboutus'],
    })
    await run('set', 'aboutus.about_us_banner_title', 'ನಾವು ಯಾರು', '--lang', 'kn')
    await run('set', 'about.about_us_banner_image', '/media/drawn/coast/4-264.webp')
    expect(await about()).toEqual({
      ...SAMPLE_CONTENT.about,
      about_us_banner_title: { en: 'Who we are', kn: 'ನಾವು ಯಾರು' },
      about_us_banner_image: '/media/drawn/coast/4-264.webp',
    })
    expect((await run('set', 'about.about_us_banner_title', ' Who we are ')).lines).toEqual([
      'All of it stands there already.',
    ])
  })

  test('set reaches into lists, whose entries are counted from 1', async () => {
    await run('set', 'founders.2.name', 'Asha Rao')
    await run('set', 'founders.2.image_url', '')
    const all = await founders()
    expect(all?.[1]).toEqual({
      ...SAMPLE_CONTENT.founders[1],
      name: { en: 'Asha Rao', kn: SAMPLE_CONTENT.founders[1]?.name.kn },
      image_url: undefined,
    })
    expect([all?.[0], all?.length]).toEqual([SAMPLE_CONTENT.founders[0], 6])
  })

  test('an empty value takes a language away, and then the key', async () => {
    await run('set', 'about.about_us_vision_title', '', '--lang', 'kn')
    expect(await about()).toHaveProperty('about_us_vision_title', { en: 'Our vision' })
    await run('set', 'about.about_us_vision_title', ' ')
    expect(await about()).not.toHaveProperty('about_us_vision_title')
  })

  test('set takes a value from a file, and a key of a section that is not there yet', async () => {
    const file = fileWith('1. <strong>One</strong>\n2. Two\n')
    await run('set', 'refundpolicy.refundpolicy', '--file', file)
    expect(await getContent(database().db, ['refundpolicy'])).toEqual({
      refundpolicy: { refundpolicy: { en: '1. <strong>One</strong>\n2. Two' } },
    })
  })

  test.each<[string[], string]>([
    [['about.about_us_section2_title3', 'x'], 'about.about_us_section2_title3: there is no such key'],
    [
      ['about.about_us_baner_title', 'x'],
      'about.about_us_baner_title: there is no such key; did you mean about_us_banner_title?',
    ],
    [['abuot.about_us_banner_title', 'x'], 'abuot: there is no such section; did you mean about?'],
    [['about', 'x'], 'about: expects SECTION.KEY, such as about.about_us_banner_title'],
    [['about..x', 'x'], 'about..x: expects SECTION.KEY, such as about.about_us_banner_title'],
    [['about.__proto__', 'x'], 'about.__proto__: there is no such key'],
    [['about.about_us_banner_title.la', 'x'], 'about.about_us_banner_title.la: there is no such key'],
    [['about.about_us_banner_title', '', '--lang', 'en'], 'about.about_us_banner_title.en: is missing'],
    [
      ['about.about_us_banner_image', 'x.jpg'],
      'about.about_us_banner_image: expects a path such as /media/a.webp, or an address with https://',
    ],
    [['about.about_us_banner_image', '/x.jpg', '--lang', 'kn'], 'about.about_us_banner_image: has no languages'],
    [['founders.7.name', 'x'], 'founders.7.name: there is no such entry'],
    [['founders.0.name', 'x'], 'founders.0.name: there is no such key'],
    [['founders.1', 'x'], 'founders.1: has values of its own; name one of them, or use export and import'],
    [['founders.1.name', ''], 'founders.1.name.en: is missing'],
    [['mentors_data.1.id', 'x'], 'mentors_data.1.id: there is no such entry'],
    [['contact.contactus_address1', 'ಕ', '--lang', 'kn'], 'contact.contactus_address1.en: is missing'],
  ])('set %j changes nothing and says why', async (args, line) => {
    await expect(run('set', ...args)).rejects.toThrow(ContentError)
    await expect(run('set', ...args)).rejects.toThrow(`Nothing was changed:\n  ${line}`)
    expect(await about()).toEqual(SAMPLE_CONTENT.about)
    expect(await founders()).toEqual(SAMPLE_CONTENT.founders)
  })

  test('changes at the same moment are all kept', async () => {
    const keys = Array.from({ length: 10 }, (_, index) => `about_us_section2_sub_title${index + 1}`)
    await Promise.all(keys.map((key) => run('set', `about.${key}`, `New ${key}`)))
    const now: Record<string, unknown> = (await about()) ?? {}
    expect(keys.map((key) => now[key])).toMatchObject(keys.map((key) => ({ en: `New ${key}` })))
  })
})

test.each<[string[], RegExp]>([
  [[], /^npm run content/],
  [['publish'], /^npm run content/],
  [['import'], /^npm run content/],
  [['import', 'a', 'b'], /^npm run content/],
  [['export', 'a', 'b'], /^npm run content/],
  [['set'], /^Which key\?/],
  [['set', 'about.x'], /^set takes one VALUE/],
  [['set', 'about.x', 'a', 'b'], /^A VALUE of several words/],
  [['set', 'about.x', 'a', '--file', 'f'], /^set takes one VALUE/],
  [['set', 'about.x', 'a', '--lang', 'la'], TAKES],
  [['set', 'about.x', 'a', '--lang'], TAKES],
])('%j is answered by how to say it', (args, sentence) => {
  expect(() => readContentCommand(args)).toThrow(ContentError)
  expect(() => readContentCommand(args)).toThrow(sentence)
})
