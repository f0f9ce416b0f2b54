import fc from 'fast-check'
import { MAX_POLICY_BYTES, leftOutOf, readPolicyItems } from '@/lib/server/content/policy-html'
import { cpuTimeOf } from '@/testing/cpu-time'

const TEXT = { newTab: '(opens in a new tab)' }
const read = (source: string, lang: 'en' | 'kn' = 'en') => readPolicyItems(source, lang, TEXT)
const html = (source: string, lang: 'en' | 'kn' = 'en') => (read(source, lang) ?? []).map((item) => item.html).join('|')

test('keeps the short list of tags, and of others their text', () => {
  expect(html('<p class="x" style="color:red">A <strong>b</strong> <em>c</em><br>d</p>')).toBe(
    '<p>A <strong>b</strong> <em>c</em><br />d</p>',
  )
  expect(html('<div><table><tr><td>A</td></tr></table><font>b</font></div>')).toBe('Ab')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<style>*{display:none}</style>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVa\tScript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<p onclick="alert(1)">x</p>',
  '<form action="https://evil.example"><input name=a></form>',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
])('lets nothing run: %s', (source) => {
  expect(html(`1. Before ${source} after`)).not.toMatch(
    /<(?:script|img|svg|iframe|style|form|input|math|noscript)|javascript:|data:|<[^>]*\son\w+=/i,
  )
})

test('headings stand one level down', () => {
  expect(html('<h1>A</h1><h2>B</h2><h5>C</h5><h6>D</h6>')).toBe('<h2>A</h2><h3>B</h3><h6>C</h6><h6>D</h6>')
})

test('links of other websites open a new tab and say so; our pages stay in the language', () => {
  expect(html('<a href="https://a.example/x" target="_top" rel="opener">A</a>')).toBe(
    '<a href="https://a.example/x" target="_blank" rel="noopener noreferrer">A<span class="sr-only"> (opens in a new tab)</span></a>',
  )
  expect(html('<a href="/terms">T</a> <a href="mailto:a@b.example">M</a>', 'kn')).toBe(
    '<a href="/kn/tearms">T</a> <a href="mailto:a@b.example">M</a>',
  )
  expect(html('<a href="#part">P</a>')).toBe('P')
})

test('each part is balanced, wherever it was cut', () => {
  expect(read('<p>Hello <em>you 1. One</em></p><ul><li>2. Two</li><li>3. Three</li><li>and more</li></ul>')).toEqual([
    { label: null, html: '<p>Hello <em>you </em></p>' },
    { label: '1', html: 'One' },
    { label: '2', html: 'Two' },
    { label: '3', html: 'Three<div>and more</div>' },
  ])
})

test('lists within a part stay lists', () => {
  expect(html('1. A <ul><li>b<ol><li>c</li></ol></li></ul>')).toBe('A <ul><li>b<ol><li>c</li></ol></li></ul>')
})

test('plain text keeps its signs', () => {
  expect(html('1. Fees < ₹70,000 & more')).toBe('Fees &lt; ₹70,000 &amp; more')
})

test('200 KB are read, and not one byte more', () => {
  const longest = 'ಅ'.repeat(Math.floor(MAX_POLICY_BYTES / 3))
  expect(read(longest)).toHaveLength(1)
  expect(read(`${longest}ಅಅ`)).toBeNull()
})

test('what is there to be slow is not', () => {
  const spent = cpuTimeOf(() => {
    read('<b>'.repeat(20_000))
    read('<a href="https://a.example">'.repeat(7_000))
    read('1. '.repeat(60_000))
    read('<p '.repeat(60_000))
    read('<br>'.repeat(50_000))
    read('&lt;a target="_blank"'.repeat(9_000))
  })
  expect(spent).toBeLessThan(10_000)
})

test('whatever comes, what is shown is of the short list, and balanced', () => {
  const scrap = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '1. ',
      '2. ',
      '<p>',
      '</p>',
      '<a href="/x">',
      '</a>',
      '<b',
      '">',
      '<!--',
      '<ul><li>',
      '<script>',
      '</script>',
      '&#60;',
      '\0',
    ),
  )
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 40 }), (scraps) => {
      for (const { html } of read(scraps.join('')) ?? []) {
        const tags = html.match(/<[^>]*>/g) ?? []
        for (const tag of tags)
          expect(tag).toMatch(/^<\/?(?:p|br|strong|b|em|i|u|a|ul|ol|li|blockquote|h[2-6]|span|div)\b/)
        const open: string[] = []
        for (const tag of tags) {
          const name = /^<\/?(\w+)/.exec(tag)?.[1] ?? ''
          if (name === 'br') continue
          if (tag.startsWith('</')) expect(open.pop()).toBe(name)
          else open.push(name)
        }
        expect(open).toEqual([])
      }
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['<h1>A</h1><p>b <a href="/about" target="_top" rel="x">c</a> <a href="mailto:a@b.example">d</a></p>2. e < f', []],
  ['<table><tr><td>a</td></tr></table><TABLE></TABLE><script>x</script>', ['<table>', '<tr>', '<td>', '<script>']],
  ['<p style="color:red" class="x">a</p><p class="y" onclick="z">b</p>', ['style', 'class', 'onclick']],
  ['<a href="javascript:alert(1)">a</a><a href="#top">b</a>', ['href="javascript:alert(1)"', 'href="#top"']],
  ['<p href="/about" target="x">a</p>', ['href', 'target']],
])('of %s an editor is told what no page shows', (source, parts) => {
  expect(leftOutOf(source)).toEqual(parts)
})

test('what no page shows is named in a few words, also where it is endless', () => {
  const parts = leftOutOf(Array.from({ length: 99 }, (_, at) => `<a href="x${at}:${'y'.repeat(500)}">z</a>`).join(''))
  expect(parts).toHaveLength(20)
  expect(Math.max(...parts.map(({ length }) => length))).toBe(60)
  expect(leftOutOf('<table>'.repeat(MAX_POLICY_BYTES))).toEqual([])
})
