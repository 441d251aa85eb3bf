import type { LiveItem } from '@learntrail/contract/live/kinds'
import type { QueryClient } from '@tanstack/react-query'

/** What people look at together: a thing of a kind (contract `live/live`). */
export interface Channel {
  of: string
  id: string
}

/** Something that was told, on the channel of a thing or to the account; `all`: anything may be another. */
export interface Heard {
  /** The thing's id. */
  channel: string | null
  item: LiveItem | 'all'
}

/** What a feature does about it: mostly it asks anew for what is on the screen. */
export type OnLive = (queryClient: QueryClient, heard: Heard) => void

/** What a feature has to do with what is told. */
export interface LivePart {
  onLive: OnLive
  /** What is on this screen of which there is a channel each. */
  channelsHere?: (queryClient: QueryClient) => Channel[]
  /** Goes on as long as somebody is signed in, whatever screen they are on; answers how to stop. */
  begin?: (queryClient: QueryClient, account: string) => () => void
}

/** Whether it was told of a kind, of one thing where `id` is given. */
export const isOf = ({ item }: Heard, kind: LiveItem['kind']): boolean => item === 'all' || item.kind === kind
