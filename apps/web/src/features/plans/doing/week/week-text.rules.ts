import { textLength } from '@learntrail/contract/characters'
import type { Execution, WeekLink } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import { isSame } from '../../../../saving/stamp.rules.ts'

/** The editable parts of a week. */
export interface WeekText {
  doneItemIds: string[]
  minutes: number
  note: string
  fileIds: string[]
  links: WeekLink[]
}

const emptyText: WeekText = { doneItemIds: [], minutes: 0, note: '', fileIds: [], links: [] }

export const weekOf = (execution: Execution, weekId: string) =>
  execution.weekPerProgress.find((week) => week.weekId === weekId)

/**
 * Returns a mark that tells two answers about a week apart. It includes the minutes, because a timer adds minutes even
 * to a week that has not been written in and so has version 0.
 */
export function markOf(execution: Execution, weekId: string): string {
  const { version = 0, minutes = 0 } = weekOf(execution, weekId) ?? {}
  return `${version} ${minutes}`
}

export function textOfWeek(execution: Execution, weekId: string): WeekText {
  const week = weekOf(execution, weekId)
  if (!week) return emptyText
  return {
    doneItemIds: week.done.map(({ itemId }) => itemId),
    minutes: week.minutes,
    note: week.note,
    fileIds: week.files.map(({ id }) => id),
    links: week.links,
  }
}

/** Three-way merge of lists: keeps what either side has, drops what either side removed; in the order of `theirs`. */
function mergeLists<One>(
  base: readonly One[],
  mine: readonly One[],
  theirs: readonly One[],
  idOf: (one: One) => string,
) {
  const has = (list: readonly One[], one: One) => list.some((other) => idOf(other) === idOf(one))
  const kept = theirs.filter((one) => has(mine, one) || !has(base, one))
  return [...kept, ...mine.filter((one) => !has(base, one) && !has(theirs, one))]
}
const itself = (id: string) => id

/**
 * Three-way merge of a week: applies both sides' additions, removals and minutes. Null if both changed the note
 * differently, which the person has to decide.
 */
export function mergeWeek(base: WeekText, mine: WeekText, theirs: WeekText): WeekText | null {
  const isNoteChanged = (side: WeekText) => side.note.trim() !== base.note.trim()
  if (isNoteChanged(mine) && isNoteChanged(theirs) && mine.note.trim() !== theirs.note.trim()) return null
  return {
    doneItemIds: mergeLists(base.doneItemIds, mine.doneItemIds, theirs.doneItemIds, itself),
    minutes: Math.min(planLimits.minutesOfWeek, Math.max(0, theirs.minutes + mine.minutes - base.minutes)),
    note: isNoteChanged(mine) ? mine.note : theirs.note,
    fileIds: mergeLists(base.fileIds, mine.fileIds, theirs.fileIds, itself),
    links: mergeLists(base.links, mine.links, theirs.links, ({ id }) => id),
  }
}

/** Normalises for comparison: ticks have no order, and the server trims notes. */
const plain = (text: WeekText) => ({
  ...text,
  doneItemIds: text.doneItemIds.toSorted(),
  note: text.note.trim(),
})
export const isSameWeek = (one: WeekText, another: WeekText) => isSame(plain(one), plain(another))
export const plainWeek = plain

/** Returns the parts that the server may not have yet. */
export function newPartsOf(text: WeekText, held: readonly WeekText[]): Partial<WeekText> {
  const keys = ['doneItemIds', 'minutes', 'note', 'fileIds', 'links'] as const
  const now = plain(text)
  return Object.fromEntries(
    keys.filter((key) => held.some((one) => !isSame(now[key], plain(one)[key]))).map((key) => [key, text[key]]),
  )
}

export const isNoteTooLong = ({ note }: WeekText) => textLength(note.trim()) > planLimits.note

/** Returns what may be saved: a note over its limit is held back, its saved value sent instead. */
export const fitWeek = (text: WeekText, base: WeekText): WeekText =>
  isNoteTooLong(text) ? { ...text, note: base.note } : text
