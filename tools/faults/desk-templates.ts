import type { Fault } from './fault'

const CELLS = 'provider/desk/template-cells.ts'
const STORE = 'provider/desk/store/templates.ts'
const ENQUIRIES = 'provider/desk/store/enquiries.ts'
const ANSWER = 'lib/rules/desk/answer.ts'
const CALLS = 'provider/desk/routes/enquiries.ts'
const PLACEHOLDERS = 'lib/rules/desk/placeholders.ts'
const POST = 'lib/bff/desk-forms/enquiries.ts'
const TEST = 'provider/desk/templates.test.ts'
const ANSWER_TEST = 'lib/rules/desk/answer.test.ts'
const POST_TEST = 'app/desk/do/template-posts.test.ts'

/** Templates of answers to enquiries (issue 21, ADR 116). */
export const faults: Fault[] = [
  {
    says: 'a placeholder that nobody fills is refused in the text',
    file: CELLS,
    find: "text: (cell) => (placeholdersIn(cell).unknown.length > 0 ? 'placeholder' : null)",
    put: 'text: () => null',
    test: TEST,
    title: 'Dear {Name}',
  },
  {
    says: 'a placeholder that nobody fills is refused in the title',
    file: CELLS,
    find: "line: (cell) => (placeholdersIn(cell).unknown.length > 0 ? 'placeholder' : null)",
    put: 'line: () => null',
    test: TEST,
    title: '{institute}',
  },
  {
    says: 'a template is for kinds of enquiries that there are',
    file: CELLS,
    find: "? null : 'unread'",
    put: '? null : null',
    test: TEST,
    title: 'enquiry king',
  },
  {
    says: 'no two templates have one title',
    file: STORE,
    find: 'titleIn(each) === titleIn(said)',
    put: 'each.title.en === said.title.en',
    test: TEST,
    title: 'no two have one title',
  },
  {
    says: 'an answer is kept in one step with the state of its enquiry',
    file: ENQUIRIES,
    find: '    if (note !== undefined) await writeNote(tx, account, { id, text: note, answeredBy }, now)\n',
    put: '',
    test: TEST,
    title: 'an answer is kept among the notes',
  },
  {
    says: 'no answer is kept with a placeholder in it, whoever sends it',
    file: CALLS,
    find: 'return isUnfilled(note) ? UNFILLED : null',
    put: 'return null',
    test: TEST,
    title: 'an answer is kept among the notes',
  },
  {
    says: 'what was answered goes with an answer alone',
    file: CALLS,
    find: "  if (note !== '' && !ANSWERED_BY.some((each) => each === action)) return NO_ANSWER\n",
    put: '',
    test: TEST,
    title: 'an answer is kept among the notes',
  },
  {
    says: 'what was answered is told from a note',
    file: ENQUIRIES,
    find: 'ANSWERED_BY.find((each) => each === action) ?? null',
    put: 'null',
    test: TEST,
    title: 'an answer is kept among the notes',
  },
  {
    says: 'no word of a visitor’s is taken for a placeholder',
    file: PLACEHOLDERS,
    find: '(isPlaceholder(word) && values[word]) || place',
    put: '(isPlaceholder(word) && fillPlaceholders(values[word] ?? place, { ...values, [word]: null })) || place',
    test: ANSWER_TEST,
    title: 'a template is filled in',
  },
  {
    says: 'an answer is in the language in which the visitor wrote',
    file: ANSWER,
    find: 'const language = named ?? languageOf(enquiry)',
    put: 'const language = named ?? DEFAULT_LANGUAGE',
    test: ANSWER_TEST,
    title: 'the language of the page',
  },
  {
    says: 'an answer does not go with a placeholder in it',
    file: ANSWER,
    find: 'filter((name) => isUnfilled(said[name]))',
    put: 'filter(() => false)',
    test: POST_TEST,
    title: 'what is still to be filled in',
  },
  {
    says: 'an answer with its subject is no longer than a note',
    file: ANSWER,
    find: '[...noteOf(said)].length',
    put: '[...said.answer].length',
    test: ANSWER_TEST,
    title: 'tooLong',
  },
  {
    says: 'no word of an answer adds a header to the mail',
    file: ANSWER,
    find: '&body=${body}',
    put: '&body=${answer}',
    test: ANSWER_TEST,
    title: 'an address of a mail',
  },
  {
    says: 'lines of a mail end as mail has them',
    file: ANSWER,
    find: "answer.replace(/\\r\\n?|\\n/g, '\\r\\n')",
    put: 'answer',
    test: ANSWER_TEST,
    title: 'an address of a mail',
  },
  {
    says: 'to look at an answer changes nothing',
    file: POST,
    find: "if (way === 'look') return",
    put: "if (way === 'look' && version === null) return",
    test: POST_TEST,
    title: 'looked at before it goes',
  },
  {
    says: 'what was looked at is kept for the page that shows it',
    file: 'lib/rules/desk/desk-reply.ts',
    find: "answerReady: 'look'",
    put: "answerReady: 'good'",
    test: POST_TEST,
    title: 'looked at before it goes',
  },
  {
    says: 'a template that is saved says nothing of the website',
    file: 'lib/bff/record-posts.ts',
    find: '(isPlain(input) ? said.saved : DRAFT_DONE',
    put: "(isPlain(input) ? 'saved' : DRAFT_DONE",
    test: POST_TEST,
    title: 'says nothing of the website',
  },
]
