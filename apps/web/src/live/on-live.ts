import type { LiveItem } from '@learntrail/contract/live/kinds'
import type { QueryClient } from '@tanstack/react-query'

/** The live channel of a thing that several people look at, by kind and id (contract `live/live`). */
export interface Channel {
  of: string
  id: string
}

/** A live event on a thing's channel or to the account; `all` means anything may have changed. */
export interface Heard {
  /** Id of the thing; null for the account. */
  channel: string | null
  item: LiveItem | 'all'
}

/** A feature's reaction; mostly it refetches what the screen shows. */
export type OnLive = (queryClient: QueryClient, heard: Heard) => void

/** A feature's handling of live events. */
export interface LivePart {
  onLive: OnLive
  /** The things on this screen that have a channel. */
  channelsHere?: (queryClient: QueryClient) => Channel[]
  /** Runs while a person is signed in, on any screen; returns a function that stops it. */
  begin?: (queryClient: QueryClient, account: string) => () => void
}

/** Whether an event is of a kind; `all` matches every kind. */
export const isOf = ({ item }: Heard, kind: LiveItem['kind']): boolean => item === 'all' || item.kind === kind
