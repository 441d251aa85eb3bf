import { createHash } from 'node:crypto'
import { contentDocument } from '@learntrail/contract/content/content'
import type { ContentBlock, ContentDocument } from '@learntrail/contract/content/document'
import { homeworkDurations, homeworkLimits } from '@learntrail/contract/homework/limits'
import { type Rubric, rubricTotal } from '@learntrail/contract/homework/rubric'
import type { HandInState, TeamMaker } from '@learntrail/contract/homework/states'
import { minuteOf } from '@learntrail/contract/moments'
import { checkAhead } from '../../platform/clock/check-ahead.ts'
import { remindersOf } from '../../platform/clock/reminders.ts'
import { refuseField } from '../../platform/http/refusal.ts'

/** It appears more than five minutes ahead, at most a year, and before its deadline. */
export function checkPublishAt(publishAt: Date, deadline: Date | null, now: Date): void {
  checkAhead('publishAt', publishAt, now)
  if (deadline !== null && publishAt >= minuteOf(deadline)) refuseField('publishAt', 'too_late')
}

/** The rubric of a question says its total; without one, it was chosen. */
export function totalOf({ rubric, totalScore }: { rubric: Rubric; totalScore: number }): number {
  return rubric.length === 0 ? totalScore : rubricTotal(rubric)
}

/** How many do it together at most: as many as a team can have, where somebody who leads the group makes the teams. */
export function teamSizeOf({ teamsBy, teamSize }: { teamsBy: TeamMaker; teamSize: number }): number {
  return teamsBy === 'teacher' ? homeworkLimits.team.max : teamSize
}

/** Until when work that was begun counts from its beginning. */
export function holdsUntil(begunAt: Date): Date {
  return new Date(begunAt.getTime() + homeworkDurations.begun)
}

/** When people were reminded of a question, and from when on they can be again. */
export const questionReminders = (remindedAt: Date | null, now: Date) =>
  remindersOf(remindedAt, now, homeworkDurations.reminderPause)

interface Coming {
  now: Date
  deadline: Date | null
  begunAt: Date | null
  state: HandInState
  /** Of the version before, where there is one. */
  wasLate: boolean
  allowsUpdateAfterDeadline: boolean
}

/**
 * Whether work is taken at this moment, and how it counts. After the deadline it is late; a first version is taken at any
 * time, another one only where that is allowed. What was returned is taken whenever it comes, and is late only if it was
 * late before: it is the corrector who asked for it.
 */
export function judgeArrival(coming: Coming): { isLate: boolean; countsFrom: Date | null } | 'closed' {
  const { now, deadline, begunAt, state, wasLate, allowsUpdateAfterDeadline } = coming
  if (deadline === null || now <= deadline) return { isLate: false, countsFrom: null }
  if (begunAt !== null && begunAt <= deadline && now <= holdsUntil(begunAt))
    return { isLate: false, countsFrom: begunAt }
  if (state === 'returned') return { isLate: wasLate, countsFrom: null }
  if (state === 'draft' || allowsUpdateAfterDeadline) return { isLate: true, countsFrom: null }
  return 'closed'
}

/** JSON in the one form that everybody writes alike: without blanks, with the names of each object in order. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`)
  return `{${parts.join(',')}}`
}

export interface Sealed {
  content: unknown
  text: string
  files: readonly { sha256: string; name: string; bytes: number }[]
  /** The marks of those who did it together; absent for the work of one alone. */
  team?: readonly string[] | undefined
}

/** What a receipt says of a version. */
export function sealOf({ content, text, files, team }: Sealed): string {
  const sealed = { content, text, files: files.map(({ sha256, name, bytes }) => ({ sha256, name, bytes })), team }
  return createHash('sha256').update(canonicalJson(sealed)).digest('hex')
}

/** By which a seal names somebody: who has their id and the receipt finds it again, and nobody else learns who it is. */
export const markOf = (accountId: string, receipt: string): string =>
  createHash('sha256').update(`${receipt} ${accountId}`).digest('hex')

/** Letters and digits that nobody takes for each other. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `20261123-7K3M9QXA`: the day in Taiwan, and what chance gives. */
export function receiptNumber(day: string, chance: Uint8Array): string {
  return `${day.replaceAll('-', '')}-${[...chance].map((byte) => signs[byte % 32]).join('')}`
}

/** What a record of homework says: what was asked as a quotation, and what was handed in, where a record has the room for both. */
export function recordContent(asked: string, handedIn: ContentDocument): ContentDocument {
  const lines = asked.split('\n').map((line) => line.trim())
  const paragraphs = lines
    .filter(Boolean)
    .map((text): ContentBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  if (paragraphs.length === 0) return handedIn
  const whole: ContentDocument = {
    ...handedIn,
    content: [{ type: 'blockquote', content: paragraphs }, ...handedIn.content],
  }
  return contentDocument.safeParse(whole).success ? whole : handedIn
}
