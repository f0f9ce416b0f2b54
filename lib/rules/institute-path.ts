/** The English address of an institution's page (spec 2 §2). */
export function institutePath(id: string): string {
  return `/college/detail?id=${encodeURIComponent(id)}`
}
