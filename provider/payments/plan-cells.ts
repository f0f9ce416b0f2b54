import {
  MAX_PRICE,
  LAST_PLACE,
  MAX_FEATURES,
  PLAN_FIELD_NAMES,
  PLAN_FIELDS,
  PLAN_WORDS,
  type PlanField,
  type PlanFlaw,
} from '@/lib/contract/desk/plan'
import { asciiDigits } from '@/lib/rules/text/digits'
import { cellsOfText, textIn } from '@/lib/contract/text-fields'
import { countLines, flawOfCell, readFields, textsIn, tidyLine, tidyLines } from '@/provider/http/cells'
import type { PlanRow } from '@/provider/payments/store/plans'

/** A plan as texts, as the desk's form has it. */
type PlanCells = Record<PlanField, string>
/** What a plan says; `position`: `null` stands last. */
export type PlanSaid = Omit<PlanRow, 'id' | 'position'> & { position: number | null }
type Read = { said: PlanSaid; flaws?: undefined } | { said?: undefined; flaws: ReadonlyMap<PlanField, PlanFlaw> }

/** A whole number as people write it, `₹ 2,990` among them; `null` for what is none, or is beyond the highest. */
function readWhole(cell: string, highest: number): number | null {
  const digits = asciiDigits(cell)
    .replace(/^(?:₹|rs\.?)/i, '')
    .replace(/[\s,]/g, '')
  const value = Number(digits)
  return /^\d{1,9}$/.test(digits) && value <= highest ? value : null
}

const READABLE: Record<(typeof PLAN_FIELDS)[PlanField]['kind'], (cell: string, name: PlanField) => boolean> = {
  line: () => true,
  lines: () => true,
  word: (cell, name) => (name === 'cycle' || name === 'sold') && PLAN_WORDS[name].some((word) => word === cell),
  rupees: (cell) => readWhole(cell, MAX_PRICE) !== null,
  place: (cell) => readWhole(cell, LAST_PLACE) !== null,
}

const flawOf = (name: PlanField, cell: string): PlanFlaw | null =>
  flawOfCell(cell, PLAN_FIELDS[name], () => {
    const { kind } = PLAN_FIELDS[name]
    if (kind === 'lines' && countLines(cell) > MAX_FEATURES) return 'tooMany'
    return READABLE[kind](cell, name) ? null : 'unread'
  })

/** Reads a plan: all of it, or what is wrong with each field. */
export function readPlanCells(written: PlanCells): Read {
  const { cells, flaws } = readFields(PLAN_FIELD_NAMES, written, flawOf, (text, name) =>
    PLAN_FIELDS[name].kind === 'lines' ? tidyLines(text) : tidyLine(text),
  )
  const features = textsIn(cells, 'features', flaws)
  const price = readWhole(cells.price, MAX_PRICE)
  const billingCycle = PLAN_WORDS.cycle.find((cycle) => cycle === cells.cycle)
  if (flaws.size > 0 || price === null || billingCycle === undefined) return { flaws }
  const said: PlanSaid = {
    name: textIn(cells, 'name'),
    price,
    billingCycle,
    isActive: cells.sold === 'yes',
    features,
    position: readWhole(cells.position, LAST_PLACE),
    isSample: false,
  }
  return { said }
}

/** A plan as texts again. */
export function cellsOfPlan({ name, price, billingCycle, isActive, features, position }: PlanRow): PlanCells {
  return {
    ...{ ...cellsOfText('name', name), cycle: billingCycle, price: String(price) },
    ...{ sold: isActive ? 'yes' : 'no', position: String(position) },
    ...cellsOfText('features', features),
  }
}
