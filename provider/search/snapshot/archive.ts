/**
 * Where an index is kept, or had from: each part of it hands over what it holds, in one order, and goes on with what it is
 * given. Kept, that is the same; had, it is what was kept.
 */
export type Archive = {
  ints: (values: Int32Array) => Int32Array
  floats: (values: Float64Array) => Float64Array
  bytes: (values: Uint8Array) => Uint8Array
  texts: (values: readonly string[]) => readonly string[]
  combinations: (values: readonly (readonly (number | string)[])[]) => readonly (readonly (number | string)[])[]
}

/** What can be kept. */
export type Archived = { exchange: (archive: Archive) => void }
