import fc from 'fast-check'

const LENGTH = 200
const repeated = (text: string) => text.repeat(LENGTH).slice(0, LENGTH)

/** What nobody types to find something, by what it is. */
export const ODD_TEXTS: readonly (readonly [what: string, text: string])[] = [
  ['nothing that can be seen', '\u200b\u200d\ufeff\u00ad'],
  ['a null', '\u0000'],
  ['a null inside', 'kvr\u0000college'],
  ['the halves of a pair', '\ud83d \ude00 \ud800\ud800'],
  ['right to left', 'كلية \u202eegelloc\u202c מכללה'],
  ['marks on marks', repeated('e\u0301\u0327\u0308')],
  ['marks without letters', repeated('\u0301')],
  ['pictures', repeated('👩‍👩‍👧')],
  ['letters that become many', repeated('ﷺ')],
  ['letters that grow', repeated('İŉǰΐﬃ')],
  ['one letter, often', repeated('a')],
  ['one letter, often, with blanks', repeated('a ')],
  ['single letters', repeated('q w e r t y u i o p ')],
  ['one long word', repeated('abcdefghijklmnopqrstuvwxyz')],
  ['a long word of known ones', repeated('collegeschoolinstitute')],
  ['kinds glued to one another', repeated('degreecollegeengineering')],
  ['two letters in turn', repeated('ab')],
  ['common beginnings', repeated('ka sa ma va ra ')],
  ['common words', repeated('government college of engineering school ')],
  ['joining words', repeated('of the and ')],
  ['titles', repeated('sri smt dr ')],
  ['places', repeated('bangalore mysore hubli ')],
  ['words that people ask about', repeated('fees hostel cutoff ')],
  ['digits', repeated('0123456789')],
  ['only punctuation', repeated('.,;:!?-_/\\|()[]{}<>@#$^&*+=~')],
  ['apostrophes', repeated("'’`´ ʼ")],
  ['LIKE', repeated('%_\\')],
  ['SQL', `'; drop table institutes; -- " OR ''=''`],
  ['a regular expression', repeated('(a|b)*+?[^c]{2,}$')],
  ['one that runs long', `${'a'.repeat(90)}(a+)+$`],
  ['a text search', `college:* & !school <-> "x" -y`],
  ['a template', '{{7*7}} ${7*7} #{x} <script>alert(1)</script>'],
  ['names that objects have', 'constructor __proto__ toString hasOwnProperty prototype'],
  ['Kannada viramas alone', repeated('್')],
  ['Kannada viramas in odd places', repeated('್ಕ್್ಷ್ ಿ್ಾಂಃ್')],
  ['Kannada vowel signs alone', repeated('ಿೀುೂ')],
  ['Kannada with joiners', repeated('ಕ್\u200dಷ\u200cಿ')],
  ['Kannada words', repeated('ಬೆಂಗಳೂರು ')],
  ['scripts side by side', 'школа 学校 โรงเรียน 학교 σχολείο école'],
]

/** Any code units, halves of pairs and control characters among them, and any of the odd texts cut and put together. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: LENGTH }),
  fc.string({ unit: 'grapheme', maxLength: LENGTH }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: LENGTH }).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.tuple(fc.constantFrom(...ODD_TEXTS), fc.nat(LENGTH - 1), fc.nat(60)), { maxLength: 6 })
    .map((parts) => parts.map(([[, text], from, length]) => text.slice(from, from + length)).join(' ')),
)
