import { eventKind } from '../event.ts'

type Titled = { title: string }

// The subject is the broadcast.

export const broadcastWritten = eventKind<Titled>('broadcast.written')
export const broadcastChanged = eventKind<Titled>('broadcast.changed')
export const broadcastWithdrawn = eventKind<Titled>('broadcast.withdrawn')
