import { BlockList, isIP } from 'node:net'

/** An IPv4 address that arrived on an IPv6 socket. */
const MAPPED = /^::ffff:(?=\d+\.)/i
/** A header of ours holds one address; somebody else's chain is read from its end, so far and no further. */
const LONGEST_CHAIN = 20

function plain(address: string): string {
  return address.trim().replace(MAPPED, '').replace(/%.*$/, '')
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  if (version === 0) return null
  return version === 4 ? 'ipv4' : 'ipv6'
}

function readEntry(entry: string) {
  const [address = '', bits, ...more] = entry.split('/')
  const family = familyOf(address)
  if (family === null || more.length > 0) return null
  if (bits === undefined) return { address, family, bits: null }
  const most = family === 'ipv4' ? 32 : 128
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? { address, family, bits: Number(bits) } : null
}

const entriesOf = (list: string) => list.split(',').flatMap((entry) => entry.trim() || [])

/** Whether a text is a comma list of addresses and networks (`10.0.0.0/8`). */
export function isTrustList(list: string): boolean {
  return entriesOf(list).every((entry) => readEntry(entry) !== null)
}

/** The addresses of a list that `isTrustList` accepts. */
export function readTrustList(list: string): BlockList {
  const trusted = new BlockList()
  for (const entry of entriesOf(list)) {
    const read = readEntry(entry)
    if (!read) throw new Error(`${entry} is neither an address nor a network`)
    if (read.bits === null) trusted.addAddress(read.address, read.family)
    else trusted.addSubnet(read.address, read.bits, read.family)
  }
  return trusted
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = familyOf(address)
  return family !== null && trusted.check(address, family)
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  const [, head = '', ...bytes] = dotted ?? []
  const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
  const whole = dotted ? `${head}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}` : address
  const [left = '', right] = whole.split('::')
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)))
  if (right === undefined) return read(left)
  const [before, after] = [read(left), read(right)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/**
 * Whose limits a call counts against: the IPv4 address, or the /64 of an IPv6 address, which one
 * household has to itself.
 */
export function addressUnit(address: string): string {
  if (familyOf(address) !== 'ipv6') return address
  return `${groupsOf(address)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/**
 * The visitor's address (contract, "Who is asking"): what a trusted peer says in `X-Forwarded-For`,
 * of a chain the last that is not trusted itself; otherwise the peer's own.
 * @param peer the address of the socket, `undefined` when it is closed already
 */
export function visitorAddress(peer: string | undefined, forwarded: string | undefined, trusted: BlockList): string {
  let visitor = plain(peer ?? '')
  if (forwarded === undefined) return visitor
  for (const entry of forwarded.split(',').reverse().slice(0, LONGEST_CHAIN)) {
    const address = plain(entry)
    if (!isTrusted(visitor, trusted) || familyOf(address) === null) break
    visitor = address
  }
  return visitor
}
