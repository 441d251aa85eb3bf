import { chatDurations } from '@learntrail/contract/chat/limits'

/** Whether the author may still delete a message for everybody. */
export function mayDelete(saidAt: Date, now: Date): boolean {
  return now.getTime() - saidAt.getTime() <= chatDurations.deletable
}
