import { declared } from '../features.ts'

/**
 * What is told on a stream: that something has changed, never what. Whoever hears it asks anew, and so reads only what they
 * may see. Each feature declares its own.
 */
export const liveKinds = declared('liveKinds').flat()
export type LiveKind = (typeof liveKinds)[number]

/** One thing that was told. */
export interface LiveItem {
  kind: LiveKind
  /** What it is about, where it is about one thing. */
  id: string | null
}
