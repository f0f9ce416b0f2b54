import 'server-only'
import { BlockList, isIP } from 'node:net'

function listOf(type: 'ipv4' | 'ipv6', subnets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, type)
  return list
}

/** IPv4 addresses that lead to nobody on the internet, or into a house (IANA special-purpose registry). */
const PRIVATE = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
])
/** Of IPv6 only this part is given to networks of the internet … */
const GLOBAL_6 = listOf('ipv6', [['2000::', 3]])
/** … but for these: documentation, and such as carry an IPv4 address within (Teredo, 6to4). */
const SPECIAL_6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

/** Whether this is the address of a machine on the internet: none of this machine, of its network or of no network. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !PRIVATE.check(address, 'ipv4')
    case 6:
      return GLOBAL_6.check(address, 'ipv6') && !SPECIAL_6.check(address, 'ipv6')
    default:
      return false
  }
}
