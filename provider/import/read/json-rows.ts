import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import type { BrokenRow, RawRow } from '@/provider/import/draft'
import { linesOf } from './decode'

/** An element longer than this is no row of a list. */
const MAX_ELEMENT_LENGTH = 8 << 20

function row(line: number, text: string): RawRow | BrokenRow {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { line, values: { ...value } }
    return { line, broken: fillMessage(IMPORT_REASONS.noObject, { word: JSON.stringify(value).slice(0, 40) }) }
  } catch {
    return { line, broken: fillMessage(IMPORT_REASONS.noJson, { word: text.trim().slice(0, 60) }) }
  }
}

/** Rows of JSON lines: one object a line; a bad line is a broken row and the next one is read again. */
export async function* jsonLines(pieces: AsyncIterable<string>): AsyncGenerator<RawRow | BrokenRow> {
  for await (const { line, text } of linesOf(pieces)) {
    if (text.trim() !== '') yield row(line, text)
  }
}

/**
 * Rows of one JSON array, without holding more of it than an element. An element that is no object
 * or does not parse is a broken row; so is what stands after a string that no quotation mark ends,
 * up to the next line that begins an element as the first one did.
 */
class ArraySplitter {
  private line = 1
  private depth = 0
  private inString = false
  private escaped = false
  private element = ''
  private startLine = 1
  private lineStart = ''
  private indent: string | null = null
  private lost = false
  private ended = false

  /** Takes the next piece of the text; gives the elements that ended in it. */
  push(piece: string): (RawRow | BrokenRow)[] {
    const found: (RawRow | BrokenRow)[] = []
    for (const letter of piece) this.step(letter, found)
    return found
  }

  /** Says what was left over when the text ended. */
  end(): BrokenRow[] {
    if (this.element.trim() === '' || this.lost) return []
    return [{ line: this.startLine, broken: IMPORT_REASONS.cutOff }]
  }

  private step(letter: string, found: (RawRow | BrokenRow)[]) {
    if (this.depth === 0) {
      if (letter === '[') this.depth = 1
      else if (letter === '\n') this.line += 1
      return
    }
    if (this.ended) return
    if (letter === '\n') {
      if (this.inString && !this.lost) {
        found.push({ line: this.startLine, broken: IMPORT_REASONS.openText })
        this.lose()
      }
      this.line += 1
      this.lineStart = ''
      if (!this.lost) this.element += letter
      return
    }
    if (this.lost) return this.seek(letter)
    if (this.depth === 1 && this.element.trim() === '' && letter === '{') this.begin()
    this.lineStart += this.lineStart.length < 40 ? letter : ''
    this.take(letter, found)
  }

  private begin() {
    this.startLine = this.line
    this.element = ''
    if (/^\s*$/.test(this.lineStart)) this.indent ??= this.lineStart
  }

  private lose() {
    this.element = ''
    this.inString = false
    this.escaped = false
    this.depth = 1
    this.lost = true
  }

  private seek(letter: string) {
    if (letter === '{' && this.indent !== null && this.lineStart === this.indent) {
      this.lost = false
      this.begin()
      this.element = '{'
      this.depth = 2
    }
    this.lineStart += letter
  }

  private take(letter: string, found: (RawRow | BrokenRow)[]) {
    if (this.inString) {
      this.element += letter
      if (this.escaped) this.escaped = false
      else if (letter === '\\') this.escaped = true
      else if (letter === '"') this.inString = false
      return
    }
    if (letter === '"') this.inString = true
    else if (letter === '{' || letter === '[') this.depth += 1
    else if (letter === '}' || letter === ']') this.depth -= 1
    if (this.depth === 0 || (this.depth === 1 && letter === ',')) {
      this.finish(found)
      if (this.depth === 0) {
        this.ended = true
        this.depth = 1
      }
      return
    }
    if (this.element.trim() === '') this.startLine = this.line
    this.element += letter
    if (this.element.length > MAX_ELEMENT_LENGTH) {
      found.push({ line: this.startLine, broken: IMPORT_REASONS.tooLong })
      this.lose()
    }
  }

  private finish(found: (RawRow | BrokenRow)[]) {
    const text = this.element
    this.element = ''
    if (text.trim() !== '') found.push(row(this.startLine, text))
  }
}

/**
 * Rows of a file that is one JSON object: of objects, each under its key ("key" is a column of the row), or of lists of
 * them. It is held whole. A row's line is its number.
 */
export async function* jsonKeyed(pieces: AsyncIterable<string>): AsyncGenerator<RawRow | BrokenRow> {
  let text = ''
  for await (const piece of pieces) text += piece
  let line = 0
  try {
    const all: unknown = JSON.parse(text)
    for (const [key, value] of Object.entries(typeof all === 'object' && all !== null ? all : {})) {
      for (const each of Array.isArray(value) ? value : [value]) {
        line += 1
        const isObject = typeof each === 'object' && each !== null && !Array.isArray(each)
        if (isObject) yield { line, values: { key, ...each } }
        else
          yield {
            line,
            broken: fillMessage(IMPORT_REASONS.noObjectUnder, { key, word: JSON.stringify(each).slice(0, 40) }),
          }
      }
    }
  } catch (error) {
    yield {
      line: line + 1,
      broken: fillMessage(IMPORT_REASONS.noJson, { word: error instanceof Error ? error.message : String(error) }),
    }
  }
}

/** Rows of a file that is one JSON array. */
export async function* jsonArray(pieces: AsyncIterable<string>): AsyncGenerator<RawRow | BrokenRow> {
  const splitter = new ArraySplitter()
  for await (const piece of pieces) yield* splitter.push(piece)
  yield* splitter.end()
}
