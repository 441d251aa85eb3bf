import { textLength } from '@learntrail/contract/characters'
import type { Execution, WeekLink } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import { isSame } from '../../../../saving/stamp.rules.ts'

/** What is written of a week. */
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
 * By which two answers about a week are told apart: a timer adds minutes to one that nobody wrote in, which has no version
 * yet.
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

/** What is in either, without what one side took out; in the order of theirs. */
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
 * Both sides in one: what was ticked, put in and taken out by either, and the minutes of both. Only a note that both changed
 * has to be decided by the person.
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

/** A set has no order, and the server keeps a note without blanks at its ends. */
const plain = (text: WeekText) => ({
  ...text,
  doneItemIds: text.doneItemIds.toSorted(),
  note: text.note.trim(),
})
export const isSameWeek = (one: WeekText, another: WeekText) => isSame(plain(one), plain(another))
export const plainWeek = plain

/** What of it the server may not have yet. */
export function newPartsOf(text: WeekText, held: readonly WeekText[]): Partial<WeekText> {
  const keys = ['doneItemIds', 'minutes', 'note', 'fileIds', 'links'] as const
  const now = plain(text)
  return Object.fromEntries(
    keys.filter((key) => held.some((one) => !isSame(now[key], plain(one)[key]))).map((key) => [key, text[key]]),
  )
}

export const isNoteTooLong = ({ note }: WeekText) => textLength(note.trim()) > planLimits.note

/** What may be saved: a note that is too long waits until it was shortened. */
export const fitWeek = (text: WeekText, base: WeekText): WeekText =>
  isNoteTooLong(text) ? { ...text, note: base.note } : text
