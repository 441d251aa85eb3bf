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

/** Checks that a question appears more than five minutes and at most a year ahead, and before its deadline. */
export function checkPublishAt(publishAt: Date, deadline: Date | null, now: Date): void {
  checkAhead('publishAt', publishAt, now)
  if (deadline !== null && publishAt >= minuteOf(deadline)) refuseField('publishAt', 'too_late')
}

/** Returns the total score: that of the rubric, or the chosen one without a rubric. */
export function totalOf({ rubric, totalScore }: { rubric: Rubric; totalScore: number }): number {
  return rubric.length === 0 ? totalScore : rubricTotal(rubric)
}

/**
 * Returns the largest size of a team: the overall limit where a leader of the group makes the teams, or else the chosen
 * size.
 */
export function teamSizeOf({ teamsBy, teamSize }: { teamsBy: TeamMaker; teamSize: number }): number {
  return teamsBy === 'teacher' ? homeworkLimits.team.max : teamSize
}

/** Returns until when work counts from the moment it was begun. */
export function holdsUntil(begunAt: Date): Date {
  return new Date(begunAt.getTime() + homeworkDurations.begun)
}

/** Returns when people were last reminded of a question, and when they can be again. */
export const questionReminders = (remindedAt: Date | null, now: Date) =>
  remindersOf(remindedAt, now, homeworkDurations.reminderPause)

interface Coming {
  now: Date
  deadline: Date | null
  begunAt: Date | null
  state: HandInState
  /** Of the previous version, if there is one. */
  wasLate: boolean
  allowsUpdateAfterDeadline: boolean
}

/**
 * Decides whether work is accepted now, and whether it is late. After the deadline a first version is accepted at any
 * time but late, further versions only if allowed. Returned work is always accepted, and late only if it was late
 * before, since the corrector asked for it.
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

/** Returns JSON in canonical form: without blanks, with the names of each object sorted. */
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
  /** The marks of a team's members; absent for the work of one student. */
  team?: readonly string[] | undefined
}

/** Returns the hash that a version's receipt states: SHA-256, in hex. */
export function sealOf({ content, text, files, team }: Sealed): string {
  const sealed = { content, text, files: files.map(({ sha256, name, bytes }) => ({ sha256, name, bytes })), team }
  return createHash('sha256').update(canonicalJson(sealed)).digest('hex')
}

/**
 * Returns the mark that names a person in a seal: those who know their id and the receipt can verify it, and nobody
 * else learns who it is.
 */
export const markOf = (accountId: string, receipt: string): string =>
  createHash('sha256').update(`${receipt} ${accountId}`).digest('hex')

/** Letters and digits that are not mistaken for one another. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a receipt number such as `20261123-7K3M9QXA`: the day in Taiwan and random characters. */
export function receiptNumber(day: string, chance: Uint8Array): string {
  return `${day.replaceAll('-', '')}-${[...chance].map((byte) => signs[byte % 32]).join('')}`
}

/**
 * Returns the content of a record made of homework: the question as a quotation and the work, or only the work if both
 * exceed the limits of a record.
 */
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
