/** What can be wrong with a value of a section. What an editor is told of each stands in `lib/messages/<language>/desk-content.ts`. */
export const CONTENT_PROBLEMS = [
  'missing',
  'empty',
  'unfit',
  'tooLong',
  'manyLines',
  'tooLarge',
  'longAddress',
  'picture',
  'drawing',
  'link',
  'webLink',
  'stream',
  'dialogue',
  'number',
  'linkOrDialogue',
  'tooMany',
  'other',
] as const
export type ContentProblem = (typeof CONTENT_PROBLEMS)[number]
