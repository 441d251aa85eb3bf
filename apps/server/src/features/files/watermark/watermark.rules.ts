import { durations } from '@learntrail/contract/limits'
import { dayIn } from '../../../platform/clock/taipei.ts'
import type { PrintedPerson } from '../../profiles/index.ts'

type Viewer = Pick<PrintedPerson, 'displayName' | 'schoolName'>

const taipei = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Taipei',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
})

/** The foot of every page: the reader and the day, so that a copy that is passed on names its source. */
export function readerLine({ displayName }: Viewer, now: Date): string[] {
  return [displayName, dayIn(now)]
}

/**
 * The stamp across the pages: the reader, their school if any, and the hour. Without minutes: a reader fetches one file
 * in many parts, which must belong to the same bytes.
 */
export function watermarkLines({ displayName, schoolName }: Viewer, now: Date): string[] {
  const hour = new Date(Math.floor(now.getTime() / durations.hour) * durations.hour)
  return [displayName, ...(schoolName === null ? [] : [schoolName]), `${taipei.format(hour)} 時`]
}
