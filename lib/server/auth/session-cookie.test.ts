import { NextResponse } from 'next/server'
import {
  clearSession,
  getDeskToken,
  getSessionToken,
  isTokenKeepable,
  setDeskSession,
  setHiddenCookie,
  setSession,
} from '@/lib/server/auth/session-cookie'
import { getEnvironment } from '@/lib/server/env'
import { environmentWith } from '@/testing/environment'

jest.mock('@/lib/server/env')

function at(site: string): NextResponse {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://127.0.0.1:1', { siteUrl: new URL(site) }))
  return new NextResponse()
}
const jar = (cookies: Record<string, string>) => ({
  get: (name: string) => (cookies[name] === undefined ? undefined : { value: cookies[name] }),
})
const cookieOf = (answer: NextResponse, name: string) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
const parts = (cookie: string | undefined) => (cookie ?? '').split('; ')

test('`__Host-session`: Secure, HttpOnly, SameSite=Lax, Path=/, no Domain', () => {
  const answer = at('https://guide.example')
  setSession(answer, 'tok.en')
  const [session, hint] = ['__Host-session', 'signed-in'].map((name) => cookieOf(answer, name))
  expect(parts(session)).toEqual([
    '__Host-session=tok.en',
    'Path=/',
    expect.stringMatching(/^Expires=/),
    'Max-Age=2592000',
    'Secure',
    'HttpOnly',
    'SameSite=lax',
  ])
  expect(parts(hint)).toEqual(expect.arrayContaining(['signed-in=1', 'Path=/', 'Max-Age=2592000', 'Secure']))
  expect(parts(hint)).not.toContain('HttpOnly')
})

test('on plain http the cookie has neither the prefix nor Secure, which browsers would refuse', () => {
  const answer = at('http://localhost:3000')
  setSession(answer, 'tok.en')
  const session = cookieOf(answer, 'session')
  expect(parts(session)).toEqual(expect.arrayContaining(['session=tok.en', 'HttpOnly', 'SameSite=lax', 'Path=/']))
  expect(parts(session)).not.toContain('Secure')
})

test('signing out takes both cookies away, with the attributes under which browsers keep them', () => {
  const answer = at('https://guide.example')
  clearSession(answer)
  const [session, hint] = ['__Host-session', 'signed-in'].map((name) => cookieOf(answer, name))
  expect(parts(session)).toEqual(expect.arrayContaining(['__Host-session=', 'Path=/', 'Max-Age=0', 'Secure']))
  expect(parts(hint)).toEqual(expect.arrayContaining(['signed-in=', 'Path=/', 'Max-Age=0']))
})

test('a cookie that another host or plain http could have set is no session on https', () => {
  at('https://guide.example')
  expect(getSessionToken(jar({ session: 'planted' }))).toBeNull()
  expect(getSessionToken(jar({ '__Host-session': 'ours' }))).toBe('ours')
})

test.each(['', 'a b', 'a\nb: c', 'ü', 'x'.repeat(4000)])('what cannot be a token is no session: %j', (token) => {
  at('http://localhost:3000')
  expect(getSessionToken(jar({ session: token }))).toBeNull()
  expect(isTokenKeepable(token)).toBe(false)
})

test('a token is kept only where a browser keeps its cookie', () => {
  expect(isTokenKeepable('x'.repeat(3500))).toBe(true)
  expect(isTokenKeepable('%'.repeat(3000))).toBe(false)
})

test('other cookies that scripts must not read have the same protection', () => {
  const answer = at('https://guide.example')
  setHiddenCookie(answer, 'form', 'x', 300)
  expect(parts(answer.headers.getSetCookie()[0])).toEqual(
    expect.arrayContaining(['__Host-form=x', 'Path=/', 'Max-Age=300', 'Secure', 'HttpOnly', 'SameSite=lax']),
  )
})

describe('the session of the desk', () => {
  test('`__Secure-desk-session`: for /desk alone, and for no link from elsewhere', () => {
    const answer = at('https://guide.example')
    setDeskSession(answer, 'tok.en')
    expect(answer.headers.getSetCookie()).toHaveLength(1)
    expect(parts(cookieOf(answer, '__Secure-desk-session'))).toEqual([
      '__Secure-desk-session=tok.en',
      'Path=/desk',
      expect.stringMatching(/^Expires=/),
      'Max-Age=28800',
      'Secure',
      'HttpOnly',
      'SameSite=strict',
    ])
    expect(answer.headers.get('x-middleware-set-cookie')).toBeNull()
  })

  test('ends without touching a student’s', () => {
    const answer = at('http://localhost:3000')
    setDeskSession(answer, null)
    expect(answer.headers.getSetCookie()).toHaveLength(1)
    expect(parts(cookieOf(answer, 'desk-session'))).toEqual(expect.arrayContaining(['desk-session=', 'Max-Age=0']))
  })

  test('is neither a student’s, nor is a student’s one of the desk', () => {
    at('http://localhost:3000')
    expect(getDeskToken(jar({ session: 'tok.en' }))).toBeNull()
    expect(getSessionToken(jar({ 'desk-session': 'tok.en' }))).toBeNull()
    expect(getDeskToken(jar({ 'desk-session': 'tok.en' }))).toBe('tok.en')
    expect(getDeskToken(jar({ 'desk-session': 'a b' }))).toBeNull()
  })
})
