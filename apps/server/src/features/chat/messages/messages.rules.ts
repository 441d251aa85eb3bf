import { chatDurations } from '@learntrail/contract/chat/limits'

/** Whether its sender can still delete for everyone what they said at a moment. */
export function mayDelete(saidAt: Date, now: Date): boolean {
  return now.getTime() - saidAt.getTime() <= chatDurations.deletable
}
