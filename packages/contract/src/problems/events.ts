import { eventKind } from '../event.ts'

// The subject is the problem. Of guests, nothing is recorded.

export const problemSent = eventKind('problem.sent')
export const problemAnswered = eventKind<{ ownerId: string }>('problem.answered')
