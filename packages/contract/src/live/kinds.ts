/**
 * What is told on a stream: that something has changed, never what. Whoever hears it asks anew, and so reads only what they
 * may see. The first is named as in the specification.
 */
export const liveKinds = [
  /** My counts in the navigation: notices, broadcasts, requests. */
  'updateHomeNavigation',
  /** What the service or my school tells many. */
  'updateBroadcasts',
  /** What stands between me and the person of this id. */
  'updateRelation',
  /** The group of this id: what it says of itself, who belongs to it, who asks to. */
  'updateGroup',
  /** The bulletin of this id: what it says, who has read it. */
  'updateBulletin',
  /** The question of homework of this id: what it says, my work for it, what waits to be corrected. */
  'updateHomework',
  /** A form of my e-portfolio of this id. */
  'updateEPortfolio',
  /** A file of mine: its conversion, what was found in it. */
  'updateFile',
  /** My event log. */
  'updateEventLog',
  /** What is said below the channel, and who likes that. */
  'updateComments',
  /** Who likes what the channel is of. */
  'updateLikes',
  /** What is said in the room of this id, which is the topic. */
  'createChatroomMessage',
  /** A room of mine of this id: it is new, other or gone. */
  'updateChatRoom',
] as const
export type LiveKind = (typeof liveKinds)[number]

/** One thing that was told. */
export interface LiveItem {
  kind: LiveKind
  /** What it is about, where it is about one thing. */
  id: string | null
}

/** Names of events on the wire. */
export const streamEvents = {
  /** The stream is open. */
  open: 'open',
  /** `{ items: LiveItem[] }`. */
  live: 'live',
  /** More has happened than can be told: everything is to be asked anew. */
  reset: 'reset',
  /** Still there. */
  beat: 'beat',
  /** The session is over, or the channel is not for this person any more; there is no use in coming back. */
  ended: 'ended',
} as const
