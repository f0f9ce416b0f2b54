/** The eight groups of an IPv6 address, each as a number. `address` must be one. */
function groups(address: string): number[] {
  // The address parser of the web writes every IPv6 address in its shortest form.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeroes = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...(tail === undefined ? [] : zeroes), ...right].map((group) => Number.parseInt(group, 16))
}

/**
 * What counts as one visitor where requests are limited by address: an IPv4 address, or the first 64
 * bits of an IPv6 one, of which a household has the rest to itself. An IPv4 address in IPv6's clothes
 * is the IPv4 address.
 */
export function addressGroup(address: string): string {
  const [plain = ''] = address.split('%')
  if (!plain.includes(':')) return plain
  const parts = groups(plain)
  const [high = 0, low = 0] = parts.slice(6)
  if (parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
