/** A name with what tells it apart from others of the same name (ADR 71): "Government Polytechnic, Karwar". */
export function fullName(name: string, disambiguation: string | null): string {
  return disambiguation === null ? name : `${name}, ${disambiguation}`
}
