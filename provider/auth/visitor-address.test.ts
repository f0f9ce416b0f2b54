import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { addressGroup } from '@/lib/rules/network-address'
import {
  isTrustList,
  readTrustList,
  type TrustedPeers,
  visitorAddress as addressOf,
} from '@/provider/auth/visitor-address'

function visitorAddress(peer: string | undefined, forwarded: string | undefined, trust: TrustedPeers) {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: peer }))
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return addressOf(request, trust)
}

const trusted = readTrustList('127.0.0.0/8, ::1, 10.0.0.7, fd00::/8')

describe('the visitor\'s address, from a website that is known ("Who is asking")', () => {
  test.each([
    ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::1', '2001:db8::5', '2001:db8::5'],
    ['::ffff:127.0.0.1', ' 203.0.113.9 ', '203.0.113.9'],
    ['127.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['10.0.0.7', '203.0.113.9', '203.0.113.9'],
    ['fd12::1', '203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', 'fe80::1%eth0', 'fe80::1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
  ])('%s says %s', (peer, forwarded, address) => {
    expect(visitorAddress(peer, forwarded, trusted)).toBe(address)
  })

  test('of a chain, the last that is not known: what stands before it anybody can invent', () => {
    expect(visitorAddress('127.0.0.1', '1.1.1.1, 203.0.113.9', trusted)).toBe('203.0.113.9')
    expect(visitorAddress('127.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.7', trusted)).toBe('203.0.113.9')
  })

  test.each(['unknown', '', 'localhost', '203.0.113.9:443', '999.1.1.1', "1.1.1.1' or 1=1"])(
    'what is no address counts as not said: %j',
    (forwarded) => {
      expect(visitorAddress('127.0.0.1', forwarded, trusted)).toBe('127.0.0.1')
    },
  )

  test.each(['203.0.113.1', '10.0.0.8', '2001:db8::1', undefined])('%s is not believed', (peer) => {
    expect(visitorAddress(peer, '198.51.100.1', trusted)).toBe(peer ?? '')
  })
})

describe('"a visitor\'s address (/64 for IPv6)"', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:192.0.2.33', '1:2:3:4::/64'],
    ['', ''],
  ])('%s', (address, unit) => {
    expect(addressGroup(address)).toBe(unit)
  })
})

test.each([
  ['', true],
  ['127.0.0.1', true],
  ['10.0.0.0/8 , ::1,', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/x', false],
  ['10.0.0.0/8/8', false],
  ['website', false],
  ['::1/129', false],
])('a list of addresses and networks: %j', (list, isOne) => {
  expect(isTrustList(list)).toBe(isOne)
})

test('nobody is believed with an empty list', () => {
  expect(visitorAddress('127.0.0.1', '203.0.113.9', readTrustList(''))).toBe('127.0.0.1')
})
