import type { Fault } from './fault'

const STORE = 'provider/desk/store/presence.ts'
const CALL = 'provider/desk/routes/presence.ts'
const TEST = 'provider/desk/presence.test.ts'

/** Who has a record open at the desk (issue 21). */
export const faults: Fault[] = [
  {
    says: 'two at one record are told of each other',
    file: STORE,
    find: 'and(eq(inList, list), eq(recordId, id), ne(accountId, account.id)',
    put: 'and(eq(inList, list), eq(recordId, id), eq(accountId, account.id)',
    test: TEST,
    title: 'told of each other',
  },
  {
    says: 'who has not been seen for some minutes is there no more',
    file: STORE,
    find: '  await purgePresence(db, now)\n',
    put: '',
    test: TEST,
    title: 'nobody is at it any more',
  },
  {
    says: 'who had a record open is not kept where nobody opens one',
    file: 'provider/purge.ts',
    find: '  await purgePresence(db, now)\n',
    put: '',
    test: TEST,
    title: 'kept no longer',
  },
  {
    says: 'who signs out is there no more',
    file: 'provider/desk/routes/sessions.ts',
    find: '    await leaveRecords(tx, account.id)\n',
    put: '',
    test: TEST,
    title: 'nobody is at it any more',
  },
  {
    says: 'who may not read a record is not told who does',
    file: CALL,
    find: 'each === asked && mayCall(account.role, PRESENCE_READS[each])',
    put: 'each === asked',
    test: TEST,
    title: 'who may not read a record',
  },
  {
    says: 'a page that is left open keeps no session alive',
    file: 'provider/desk/at-desk.ts',
    find: 'call !== UNATTENDED && ',
    put: '',
    test: TEST,
    title: 'keeps no session alive',
  },
  {
    says: 'whoever opened a record first is told of who comes',
    file: 'components/desk/presence-note.tsx',
    find: 'if (found !== null) setNow(found)',
    put: 'if (found === null) setNow([])',
    test: 'components/desk/presence-note.test.tsx',
    title: 'told of who comes',
  },
  {
    says: 'an open page whose session is over asks no more',
    file: 'components/desk/presence-note.tsx',
    find: "if (found === 'signedOut') stop()",
    put: "if (found === 'signedOut') setNow([])",
    test: 'components/desk/presence-note.test.tsx',
    title: 'asked for no more',
  },
]
