/** Any text as a PDF string: UTF-16 with its mark, in hexadecimal. */
export function anyText(text: string): string {
  const units = [...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0'))
  return `<FEFF${units.join('').toUpperCase()}>`
}

/** Numbers the objects of a file in the order in which they are asked for, and writes them. */
export class Objects {
  private readonly bodies: string[] = []

  /** @returns the number, under which the body may be given later */
  reserve(): number {
    return this.bodies.push('')
  }

  put(number: number, body: string): number {
    this.bodies[number - 1] = body
    return number
  }

  add(body: string): number {
    return this.put(this.reserve(), body)
  }

  file(root: number, info: number): string {
    let file = '%PDF-1.7\n'
    const offsets = this.bodies.map((body, index) => {
      const offset = file.length
      file += `${index + 1} 0 obj\n${body}\nendobj\n`
      return offset
    })
    const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
    const start = file.length
    const size = offsets.length + 1
    file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`
    return `${file}trailer\n<</Size ${size} /Root ${root} 0 R /Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`
  }
}
