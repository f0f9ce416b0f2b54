import type { Fault } from './fault'

const TEST = 'provider/desk/adds-once.test.ts'

/** What the desk adds once, however often its form is posted (ADR 136). */
export const faults: Fault[] = [
  {
    says: 'of two posts at once one adds',
    file: 'provider/desk/store/audit.ts',
    find: 'if (written.length === 0) throw new AddedBefore()',
    put: 'if (written.length === 0) return',
    test: TEST,
    title: 'is there once, however often and however fast it is posted',
  },
  {
    says: 'the audit trail knows by which sending something was added',
    file: 'provider/desk/store/audit.ts',
    find: 'once: by.once, ',
    put: '',
    test: TEST,
    title: 'is there once, however often and however fast it is posted',
  },
  {
    says: 'who is second is answered as the first was, and not that it is there',
    file: 'provider/desk/adds-once.ts',
    find: 'if (c.res.ok) return',
    put: 'if (!c.res.ok) return',
    test: TEST,
    title: 'is there once, however often and however fast it is posted',
  },
  {
    says: 'a key is its account’s',
    file: 'provider/desk/adds-once.ts',
    find: '${account.id} ${c.req.path} ${key}',
    put: '${c.req.path} ${key}',
    test: TEST,
    title: 'another key, another account or no key adds another',
  },
  {
    says: 'what adds does so once',
    file: 'provider/desk/desk-route.ts',
    find: 'again === undefined ? goOn : addsOnce(again)',
    put: 'goOn',
    test: TEST,
    title: 'a record of plans',
  },
  {
    says: 'what was withdrawn is added anew',
    file: 'provider/desk/store/audit.ts',
    find: '(await db.$count(deskAudit, isLater)) > 0',
    put: 'false',
    test: TEST,
    title: 'a record of templates',
  },
  {
    says: 'what is added anew is added once',
    file: 'provider/desk/adds-once.ts',
    find: 'find(db, digestOf(once))',
    put: '{ once: digestOf(`${once}${Math.random()}`) }',
    test: TEST,
    title: 'a record of notifications',
  },
  {
    says: 'a note is added once',
    file: 'provider/desk/routes/enquiries.ts',
    find: '  again: () => ({ status: 200, body: WRITTEN }),\n',
    put: '',
    test: TEST,
    title: 'a note of an enquiry',
  },
  {
    says: 'a key that is too long is left out',
    file: 'lib/bff/desk-route.ts',
    find: '.max(64).optional().catch(undefined)',
    put: '.max(64).optional()',
    test: 'app/desk/do/content-posts.test.ts',
    title: 'no key of a form',
  },
  {
    says: 'what is written anew into a form that was sent is another sending',
    file: 'lib/server/auth/session-call.ts',
    find: 'digestOf(`${once}\\n${text}`)',
    put: 'digestOf(`${once}`)',
    test: 'app/desk/do/institution-posts.test.ts',
    title: 'a form that adds is sent under the key of its page and its words',
  },
]
