/** The address of an institution's page (spec 2 §2), English unless a prefix such as `/kn` is given. */
export function institutePath(id: string, prefix = ''): string {
  return `${prefix}/college/detail?id=${encodeURIComponent(id)}`
}
