import { durations } from '@learntrail/contract/limits'
import { dayIn } from '../../../platform/clock/taipei.ts'
import type { Viewer } from './viewer.repository.ts'

const taipei = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Taipei',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
})

/** What stands at the foot of every page: who reads, and the day, so that a copy that is passed on says whose it was. */
export function readerLine({ displayName }: Viewer, now: Date): string[] {
  return [displayName, dayIn(now)]
}

/**
 * What is drawn over the pages: who reads, their school if any, and the hour. Not the minute: within an hour a reader
 * fetches one file in many parts, which must be parts of the same bytes.
 */
export function watermarkLines({ displayName, school }: Viewer, now: Date): string[] {
  const hour = new Date(Math.floor(now.getTime() / durations.hour) * durations.hour)
  return [displayName, ...(school === null ? [] : [school]), `${taipei.format(hour)} 時`]
}
