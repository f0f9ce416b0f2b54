import { createHash } from 'node:crypto'
import { pagePolicy } from './page-policy'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

function policyOf(html: string, { isHttps = false, gateways = [] as string[] } = {}) {
  const refused: string[] = []
  const policy = pagePolicy(html, { isHttps, gateways, refused: (script) => refused.push(script) })
  const parts = policy.split('; ').map((part): [string, string[]] => {
    const [name = '', ...values] = part.split(' ')
    return [name, values]
  })
  return { ...Object.fromEntries(parts), refused } as Record<string, string[]> & { refused: string[] }
}

const FLIGHT = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\u003c/script>"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[7]})',
]

test('the scripts that Next writes run, by their hashes', () => {
  const html = FLIGHT.map((script, at) => `<p>${at}</p><script id="_R_">${script}</script>`).join('\n')
  const policy = policyOf(html)
  expect(policy['script-src']).toEqual(["'self'", ...FLIGHT.map(hash)])
  expect(policy.refused).toEqual([])
})

test.each([
  'alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"]),alert(1)//)',
  '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push(alert(1))',
  'self.__next_f.push(`${alert(1)}`)',
  ' self.__next_f.push([1])',
  '',
])('%j does not', (script) => {
  const policy = policyOf(`<script>${script}</script>`)
  expect(policy['script-src']).toEqual(["'self'"])
  expect(policy.refused).toEqual([script])
})

test('data is no script, and a script elsewhere needs no hash', () => {
  const html = '<script type="application/ld+json">{"a":1}</script><script src="/a.js" async=""></script>'
  const policy = policyOf(html)
  expect([policy['script-src'], policy.refused]).toEqual([["'self'"], []])
  expect(policyOf('<script type="module">alert(1)</script>').refused).toEqual(['alert(1)'])
})

test('the same script twice has one hash', () => {
  expect(policyOf(`<script>${FLIGHT[0]}</script>`.repeat(2))['script-src']).toHaveLength(2)
})

test('nothing comes from elsewhere, nobody frames us, and forms go to us and to who takes the money', () => {
  const policy = policyOf('', { gateways: ['https://api.razorpay.com'] })
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'https://api.razorpay.com'],
  })
  expect(JSON.stringify(policy)).not.toContain('unsafe-eval')
  expect(policy['script-src']).not.toContain("'unsafe-inline'")
  expect('upgrade-insecure-requests' in policy).toBe(false)
  expect('upgrade-insecure-requests' in policyOf('', { isHttps: true })).toBe(true)
})
