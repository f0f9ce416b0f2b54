import { deskEnquirySchema } from '@/lib/contract/desk/enquiry'
import { deskProposalSchema } from '@/lib/contract/desk/proposal'
import { deskRequest } from '@/lib/contract/desk/request'
import { deskReviewSchema } from '@/lib/contract/desk/review'
import { deskShowcasesSchema, MAX_SHOWN, SHOWCASES } from '@/lib/contract/desk/showcase'
import { DAY_MS } from '@/lib/contract/time'
import { institutes, reviews } from '@/provider/directory/store/schema'
import { instituteProposals } from '@/provider/edits/proposal-tables'
import { enquiries } from '@/provider/enquiries/store/enquiry-tables'
import type { Database } from '@/provider/platform/database'
import { type Change, from1To } from '@/tools/desk/drill-changes'

/** What the editors of the drill decide on once, and what waits or stands in an order: reviews, proposals, enquiries, the lists of the home page. */

/** Of reviews, and of proposals, each of an institution of its own. */
const WAITING = 400
/** So many editors meet on each of these. */
const MEETING = 3
/** So few that editors meet on them. */
const ENQUIRIES = 10
/** Beyond those that are changed as records. */
const FIRST_INSTITUTION = 1_000
/** A list is taken from above this, and else added to. */
const ROOM = MAX_SHOWN - 4

/** Goes through what waits, several at each. */
function turns(at: number) {
  let asked = 0
  return () => 1 + (Math.floor(asked++ / at) % WAITING)
}
const [nextReview, nextProposal, nextShown] = [turns(MEETING), turns(MEETING), turns(1)]

/** Rejects a review that is held. */
function changeOfReview(mark: string): Change {
  const id = nextReview()
  return {
    ...{ record: `review ${id}`, show: deskRequest('GET /desk/reviews/{id}', { id }).path, refused: 'refused' },
    save: (shown) => {
      const { version, state } = deskReviewSchema.parse(shown)
      const sent = { action: 'reject', version, reason: 'abuse', words: mark }
      return [state, deskRequest('POST /desk/reviews/{id}/state', { id }).path, sent]
    },
  }
}

/** Takes one line of a proposal over, and refuses the other. */
function changeOfProposal(mark: string): Change {
  const id = nextProposal()
  return {
    ...{ record: `proposal ${id}`, show: deskRequest('GET /desk/proposals/{id}', { id }).path, refused: 'refused' },
    save: (shown) => {
      const { version, state } = deskProposalSchema.parse(shown)
      const sent = { version, accepted: 'phone', reason: 'unproven', words: mark }
      return [state, deskRequest('POST /desk/proposals/{id}', { id }).path, sent]
    },
  }
}

/** A day for each mark, such as `Mark 3-17`: an enquiry's trail says nothing else that tells one change from another. */
function dayOf(mark: string) {
  const [editor = 0, at = 0] = (mark.match(/\d+/g) ?? []).map(Number)
  return new Date(Date.UTC(2030, 0, 1) + (editor * 1_000 + at) * DAY_MS).toISOString().slice(0, 10)
}

/** Says when an enquiry is followed up. */
function changeOfEnquiry(mark: string): Change {
  const id = from1To(ENQUIRIES)
  return {
    ...{ record: `enquiry ${id}`, show: deskRequest('GET /desk/enquiries/{id}', { id }).path, refused: 'refused' },
    save: (shown) => {
      const { version, follow_up_on: day } = deskEnquirySchema.parse(shown)
      const sent = { version, day: dayOf(mark) }
      return [day ?? '', deskRequest('POST /desk/enquiries/{id}/follow-up', { id }).path, sent, sent.day]
    },
  }
}

/** How a change of a list is known: its trail says who did it, and the list before and after. */
export const markOfShown = (action: string, id: number | string, mark: string) =>
  `${action} ${id} by Editor ${/\d+/.exec(mark)?.[0]}`

/** What was taken away, or tried to be: nobody tries the same twice, so that each is known by its mark. */
const tried = new Set<string>()

/** Adds an institution to a list of the home page, or takes one away where that is nearly full. */
function changeOfShowcase(mark: string): Change {
  const list = SHOWCASES[from1To(SHOWCASES.length) - 1] ?? SHOWCASES[0]
  return {
    ...{ record: `showcase ${list}`, show: deskRequest('GET /desk/showcases').path, refused: 'refused' },
    save: (shown) => {
      const found = deskShowcasesSchema.parse(shown)?.find((each) => each.list === list)
      const { version, institutions = [] } = found ?? {}
      const fresh = String(FIRST_INSTITUTION + nextShown())
      const fromList = institutions.filter(({ id }) => !tried.has(markOfShown('remove', id, mark)))
      const gone = institutions.length > ROOM ? fromList[from1To(fromList.length) - 1] : undefined
      if (gone !== undefined) tried.add(markOfShown('remove', gone.id, mark))
      const sent =
        gone === undefined
          ? { version, action: 'add', institute: fresh }
          : { version, action: 'remove', institute: String(gone.id) }
      return [
        institutions.map(({ id, name }) => `${name.en} (${id})`).join('; '),
        deskRequest('POST /desk/showcases/{list}', { list }).path,
        sent,
        markOfShown(sent.action, sent.institute, mark),
      ]
    },
  }
}

export const QUEUE_CHANGES = [changeOfReview, changeOfProposal, changeOfEnquiry, changeOfShowcase]

/** What they decide on has to be there. */
export async function addQueues(db: Database): Promise<void> {
  const numbers = Array.from({ length: WAITING }, (_, at) => at + 1)
  const now = new Date()
  await db.insert(institutes).values(
    numbers.map((number) => ({
      ...{ id: FIRST_INSTITUTION + number, name: { en: `Drill Hall ${number}` }, typeId: 1, typeIds: [1] },
    })),
  )
  await db.insert(reviews).values(
    numbers.map((id) => ({
      ...{ id, instituteId: FIRST_INSTITUTION + id, name: 'Asha R', role: 'Student', rating: 3 },
      ...{ description: `Review ${id}`, state: 'held' as const, heldAt: now },
    })),
  )
  await db.insert(instituteProposals).values(
    numbers.map((id) => ({
      ...{ id, instituteId: FIRST_INSTITUTION + id, state: 'open' as const, version: 1, accountId: 1, by: 'Drill' },
      ...{ language: 'en' as const, proposedAt: now, changedAt: now },
      fields: [
        { name: 'phone' as const, was: '', proposed: '080 1234567', fate: null },
        { name: 'email' as const, was: '', proposed: 'office@drill.example', fate: null },
      ],
    })),
  )
  await db.insert(enquiries).values(
    numbers.slice(0, ENQUIRIES).map((id) => ({
      ...{ id, type: 'enquiry' as const, name: `Visitor ${id}`, phone: '9880012345', email: 'visitor@drill.example' },
      ...{ interest: '', message: 'When do admissions begin?', isSuspected: false, createdAt: now },
    })),
  )
}
