import type { UndoReason } from '@/lib/contract/desk/import-undo'
import { figure } from '@/lib/rules/text/figure'
import type { UndoPlan } from './plan-undo'

const REASONS: Record<UndoReason, string> = {
  later: 'changed since, by a later import or a decision',
  reviews: 'has reviews',
  shortlisted: 'is on shortlists',
  brochures: 'has brochures',
  showcases: 'is shown on the home page',
  name_edits: 'has names that an editor gave',
  institute_edits: 'was changed at the desk',
  institute_drafts: 'has a draft of the desk that waits',
  institute_pictures: 'has pictures of the desk',
  proposed: 'has a proposal of its representative that waits',
  retired: 'was retired, or is a successor, now or at a time',
  represented: 'has a representative at the desk',
  ending: 'is to be retired at a time',
  ranks_tied: 'somebody tied a college of closing ranks to it',
}

/** What an operator reads of an import that is undone, or would be. */
export function sayUndo(plan: UndoPlan, isDryRun: boolean): string[] {
  const { removed, restored, detached, doubts, lists_removed, lists_restored, left_total, left } = plan
  const stays = left.map(
    ({ institute_id, name, why }) => `  ${institute_id ?? 'in doubt'}  ${name.en}: ${REASONS[why]}`,
  )
  const more = left_total - left.length
  return [
    `${figure(removed)} institutions go, ${figure(restored)} records say again what they said before, ` +
      `${figure(detached)} leave institutions that stay, ${figure(doubts)} in doubt are as before.`,
    ...(lists_removed + lists_restored > 0
      ? [`${lists_removed} lists of closing ranks go, ${lists_restored} say again what they said before.`]
      : []),
    ...(left_total > 0 ? [`${figure(left_total)} stay as they are:`, ...stays] : []),
    ...(more > 0 ? [`  and ${figure(more)} more`] : []),
    isDryRun ? 'A dry run: nothing was changed.' : 'Undone; the directory has it already.',
  ]
}
