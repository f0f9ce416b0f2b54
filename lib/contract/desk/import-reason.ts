/**
 * What the import says of a row, or of a list that it did not take, in the words of its report, in which reasons are kept: what anybody else says of it are
 * the catalogues' words for these. A value stands where `{…}` is; `why` is another of them.
 */
export const IMPORT_REASONS = {
  notRead: 'not read',
  repeats: 'the same record as {file} line {row}',
  isOne: 'the same institution under another id',
  unwanted: 'in {state}, which is not wanted (see --state)',
  notThere: 'not in the directory yet; its ranks are kept',
  none: 'somebody said that it is none of the directory; its ranks are kept',
  noType: 'neither a type nor a name that tells what kind of institution it is',

  unfit: '{file}: expected {word}; found {what}.',
  damaged: '{file}: the gzip data is damaged or cut short ({word}); nothing of it was imported.',
  takenOver: 'Another import took over while this one stood still; nothing was imported.',
  runs: 'Another import is running ({word}); this one did nothing. Run it again when that one has ended.',
  lost: 'The database lost what was prepared; nothing was imported. Run this again.',

  noName: 'no name',
  noAicteId: 'no aicte_id',
  wrongAicteRow: 'no aicte_id, or a value of the wrong kind',
  noProgramme: 'no programme that tells what kind of institution it is',
  noUdiseCode: 'no UDISE code of 11 characters',
  unknownSchool: 'school category "{word}" is not known',

  unknownType: 'type "{word}" is not known',
  unknownDistrict: 'district "{word}" is not known',
  correctedDistrict: 'district corrected from "{word}" by the address',
  noTown: 'city "{word}" is no town of that district; it stands in the address',
  byQuarter: 'town by the quarter that the address names',
  unknownStreams: 'streams not known: {list}',
  noAmounts: 'fees "{word}" are no amount',
  noAmount: '{column} "{word}" is no amount',
  namesLeft: 'other names left out: {list}',
  programmesLeft: '{count} programmes could not be read',

  noObject: 'expected a JSON object, found {word}',
  noObjectUnder: 'expected a JSON object under "{key}", found {word}',
  noJson: 'not readable as JSON: {word}',
  cutOff: 'the file ends in the middle of this row',
  openText: 'a text in this row is never closed',
  tooLong: 'this row is longer than 8 MB',
  openQuote: 'a quotation mark in this row is never closed',
  noCsv: 'not readable as CSV',
  moreColumns: '{count} columns where the heading has {most}',

  noExam: 'no exam',
  noCollege: 'no college',
  noCourse: 'no course',
  noYear: '"{word}" is no year',
  noRound: '"{word}" is no round',
  noCategory: '"{word}" is no category',
  noRank: '"{word}" under {category} is no rank',
  secondRank: '{college}, "{course}": a second rank for {category}',
  onPage: 'page {page}: "{course}": {why}',
  noRow: 'page {page}: ranks that belong to no row',
  noCode: 'page {page}: a college without a code: "{word}"',
  between: '"{word}" stands between the columns',
  noCollegeAbove: 'no college stands above it',
  noCourseName: 'the course has no name',
  emptyUnder: 'nothing stands under {category}',
} as const
export type ImportReason = keyof typeof IMPORT_REASONS
