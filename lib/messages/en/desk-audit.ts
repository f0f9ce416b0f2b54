import { deskContent } from '@/lib/messages/en/desk-content'
import { deskImports } from '@/lib/messages/en/desk-imports'
import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { deskDates } from '@/lib/messages/en/desk-dates'
import { deskPlans } from '@/lib/messages/en/desk-plans'
import { deskNotifications } from '@/lib/messages/en/desk-notifications'
import { deskRankWords } from '@/lib/messages/en/desk-rank-words'
import { deskScholarships } from '@/lib/messages/en/desk-scholarships'
import { deskFeeSheets } from '@/lib/messages/en/desk-fee-sheets'
import { deskTemplates } from '@/lib/messages/en/desk-templates'
import type { Translated } from '@/lib/messages/translated'

/** What the audit trail calls what was changed: as the forms do, and what stands in none. */
export const deskAudit = {
  records: {
    date: deskDates.fields,
    plan: deskPlans.fields,
    notification: deskNotifications.fields,
    'rank-word': deskRankWords.fields,
    scholarship: deskScholarships.fields,
    'fee-sheet': deskFeeSheets.fields,
    template: deskTemplates.fields,
  },
  institution: deskInstitutions.fields,
  content: { english: deskContent.english, kannada: deskContent.kannadaWords, names: deskContent.names },
  besides: {
    state: 'state',
    account: 'account',
    by: 'by',
    version: 'version',
    institution: 'institution',
    other: 'the other one',
    change: 'change',
    proposal: 'proposal',
    user: 'user of the terminal',
    reason: 'reason',
    words: 'words besides',
    characters: 'characters',
    reports: 'reports',
    rating: 'stars',
    accepted: 'accepted',
    refused: 'refused',
    role: 'role',
    mail: 'mail',
    passkey: 'passkey',
    until: 'until',
    at: 'at',
    why: 'why',
    follow_up_on: 'day',
    day: 'day',
    count: 'how many',
    type: 'kind',
    since: 'from',
    suspected: 'look sent by a program',
    retired: 'retired',
    successor: 'successor',
    decision: 'decision',
    said: 'said',
    file: 'file',
    source: 'source',
    read: 'rows',
    ...deskImports.outcomes,
    removed: 'gone',
    restored: 'restored',
    detached: 'taken out',
    doubts: 'in doubt again',
    lists_removed: 'lists gone',
    lists_restored: 'lists restored',
    left: 'left as they are',
    names: 'other names',
    courses: 'courses',
    logo: 'logo',
    course: 'course',
    picture: 'picture',
    is_sample: 'invented',
    from_copy: 'read from a copy',
    id: 'number',
    language: 'language',
  },
  values: {
    new: 'new',
    taken: 'taken',
    answered: 'answered',
    closed: 'closed',
    shown: 'shown',
    held: 'held',
    rejected: 'rejected',
    mail: 'by mail',
    call: 'by phone',
    same: 'the same',
    apart: 'another one',
    tied: 'tied',
    none: 'none of them',
    true: 'yes',
    false: 'no',
  },
} as const
export type DeskAuditMessages = Translated<typeof deskAudit>
