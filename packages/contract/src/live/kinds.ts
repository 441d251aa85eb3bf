import { declared } from '../features.ts'

/**
 * Live events of the stream: they tell that something changed, never what. A client that receives one fetches again,
 * and so only reads what it may see. Each feature declares its own.
 */
export const liveKinds = declared('liveKinds').flat()
export type LiveKind = (typeof liveKinds)[number]

/** One live event. */
export interface LiveItem {
  kind: LiveKind
  /** Id of the thing that changed, if it is about one thing. */
  id: string | null
}
