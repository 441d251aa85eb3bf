import type { PlanProgress } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'

type Ids = readonly string[]

interface Item {
  text: string
  lessons: number
  weekId: string
}

/** The progress as maps and lists keyed by the ids of stages, weeks and items. */
interface Spread {
  stages: Ids
  weeks: Ids
  goals: ReadonlyMap<string, string>
  stageOf: ReadonlyMap<string, string>
  items: ReadonlyMap<string, Item>
  itemsOf: ReadonlyMap<string, Ids>
}

function spread({ stages, weeks }: PlanProgress): Spread {
  const ofStages = stages.flatMap(({ id, weekCount }) => Array.from({ length: weekCount }, () => id))
  return {
    stages: stages.map(({ id }) => id),
    weeks: weeks.map(({ id }) => id),
    goals: new Map(stages.map(({ id, goal }) => [id, goal])),
    stageOf: new Map(weeks.map(({ id }, place) => [id, ofStages[place] ?? ''])),
    items: new Map(weeks.flatMap(({ id: weekId, items }) => items.map(({ id, ...item }) => [id, { ...item, weekId }]))),
    itemsOf: new Map(weeks.map(({ id, items }) => [id, items.map((item) => item.id)])),
  }
}

const isSame = (one: Ids, other: Ids) => one.length === other.length && one.every((id, place) => id === other[place])

/** Merges two orders: mine, with what the other side inserted and without what it removed. */
function mergeOrder(base: Ids, mine: Ids, theirs: Ids): string[] {
  if (isSame(mine, base)) return [...theirs]
  if (isSame(theirs, base)) return [...mine]
  const merged = mine.filter((id) => theirs.includes(id) || !base.includes(id))
  theirs.forEach((id, place) => {
    if (base.includes(id) || merged.includes(id)) return
    const before = theirs.slice(0, place).findLast((one) => merged.includes(one))
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id)
  })
  return merged
}

/** Three-way merge of a value; calls `disputed` if both sides changed it differently. */
function either<T>(base: T, mine: T, theirs: T, disputed: () => T): T {
  if (mine === theirs || theirs === base) return mine
  return mine === base ? theirs : disputed()
}

class Disputed extends Error {}
const dispute = (): never => {
  throw new Disputed()
}

/** Merges an item; undefined if one side removed it and the other did not change its text or lessons. */
function mergeItem(base?: Item, mine?: Item, theirs?: Item): Item | undefined {
  if (mine === undefined || theirs === undefined) {
    const left = mine ?? theirs
    const isUntouched = base !== undefined && base.text === left?.text && base.lessons === left.lessons
    return isUntouched ? undefined : left
  }
  return {
    text: either(base?.text, mine.text, theirs.text, dispute) ?? '',
    lessons: either(base?.lessons, mine.lessons, theirs.lessons, dispute) ?? 1,
    // A disputed move is not a conflict: nothing is lost wherever the item ends up.
    weekId: either(base?.weekId, mine.weekId, theirs.weekId, () => mine.weekId) ?? mine.weekId,
  }
}

const allOf = (...lists: Iterable<string>[]) => [...new Set(lists.flatMap((list) => [...list]))]

/**
 * Three-way merge of stages, weeks and items by id; null if both sides changed the same text or number differently, or
 * the result exceeds the limits.
 */
export function mergeProgress(base: PlanProgress, mine: PlanProgress, theirs: PlanProgress): PlanProgress | null {
  try {
    return merge(spread(base), spread(mine), spread(theirs))
  } catch (error) {
    if (error instanceof Disputed) return null
    throw error
  }
}

function merge(base: Spread, mine: Spread, theirs: Spread): PlanProgress | null {
  const ids = allOf(mine.items.keys(), theirs.items.keys())
  const items = new Map(
    ids.flatMap((id) => {
      const item = mergeItem(base.items.get(id), mine.items.get(id), theirs.items.get(id))
      return item === undefined ? [] : [[id, item] as const]
    }),
  )
  const weekIds = mergeOrder(base.weeks, mine.weeks, theirs.weeks)
  // Keeps a removed week if the other side still has something in it.
  for (const { weekId } of items.values()) if (!weekIds.includes(weekId)) weekIds.push(weekId)
  const stageIds = mergeOrder(base.stages, mine.stages, theirs.stages)
  const stageOf = (weekId: string) => {
    const [was, here, there] = [base, mine, theirs].map((side) => side.stageOf.get(weekId))
    const wanted = either(was, here ?? there, there ?? here, () => here ?? there)
    return wanted !== undefined && stageIds.includes(wanted) ? wanted : (stageIds[0] ?? '')
  }
  const weeks = stageIds.flatMap((stageId) => weekIds.filter((weekId) => stageOf(weekId) === stageId))
  const itemsOf = (weekId: string) => {
    const [was, here, there] = [base, mine, theirs].map((side) => side.itemsOf.get(weekId) ?? [])
    const ordered = mergeOrder(was ?? [], here ?? [], there ?? [])
    const staying = [...items].filter(([, item]) => item.weekId === weekId).map(([id]) => id)
    return allOf(
      ordered.filter((id) => staying.includes(id)),
      staying,
    )
  }
  const merged: PlanProgress = {
    stages: stageIds
      .map((id) => ({
        id,
        goal: either(base.goals.get(id), mine.goals.get(id), theirs.goals.get(id), dispute) ?? '',
        weekCount: weeks.filter((weekId) => stageOf(weekId) === id).length,
      }))
      .filter(({ weekCount }) => weekCount > 0),
    weeks: weeks.map((id) => ({
      id,
      items: itemsOf(id).flatMap((itemId) => {
        const item = items.get(itemId)
        return item === undefined ? [] : [{ id: itemId, text: item.text, lessons: item.lessons }]
      }),
    })),
  }
  const isTooMuch =
    merged.weeks.length > planLimits.weeks || merged.weeks.some((one) => one.items.length > planLimits.itemsPerWeek)
  return isTooMuch ? null : merged
}
