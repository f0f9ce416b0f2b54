import { auditAnswers } from '@/provider/desk/audit-answer'
import { listAuditOf, noteAudit } from '@/provider/desk/store/audit'
import { describeOnEachDatabase } from '@/testing/provider/databases'

describeOnEachDatabase('long entries of the audit trail', (database) => {
  test('of the older ones what was said is left out: an answer stays one that can be read', async () => {
    const { db } = database()
    const said = { before: { page: 'a'.repeat(400_000) }, after: { page: 'b'.repeat(400_000), phone: null, change: 4 } }
    for (const minute of [1, 2, 3, 4])
      await noteAudit(db, { id: null, name: 'Asha' }, new Date(2031, 0, 1, 0, minute), {
        action: 'content-drafted',
        record: 'long',
        ...said,
      })
    const answers = await auditAnswers(db, await listAuditOf(db, 'long'))
    expect(answers.map(({ before, after, left_out }) => [before === null, after === null, left_out])).toEqual([
      ...[1, 2].map(() => [false, false, []]),
      // Which fields they said something of, or emptied, is told: by these they are brought back.
      ...[3, 4].map(() => [true, true, ['page', 'phone']]),
    ])
  })

  test('many short values are a long entry, too: a page that shows them would be larger than any is', async () => {
    const { db } = database()
    const lines = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`course-${at}`, 'Law']))
    for (const minute of [1, 2, 3, 4, 5, 6])
      await noteAudit(db, { id: null, name: 'Asha' }, new Date(2031, 0, 1, 0, minute), {
        action: 'proposal-sent',
        record: 'wide',
        ...{ before: lines, after: lines },
      })
    const answers = await auditAnswers(db, await listAuditOf(db, 'wide'))
    expect(answers.map(({ left_out }) => left_out.length)).toEqual([0, 0, 0, 0, 20, 20])
  })
})
