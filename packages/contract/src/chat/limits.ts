import { durations } from '../limits.ts'

/** Characters unless said otherwise. */
export const chatLimits = {
  /** Of a room. */
  name: 60,
  message: 3_000,
  /** People in a room of several. */
  members: 500,
  /** Rooms of several that one person has made and that are there. */
  made: 200,
  /** People invited at a time. */
  invitedAtOnce: 50,
  /** People named in one message. */
  mentions: 50,
  /** Files of one message; together they weigh what an upload may. */
  files: 10,
  /** Messages a page. */
  page: 50,
  /** Rooms asked for by id at a time. */
  roomsAtOnce: 50,
  /** Why somebody is silenced, as they and the school read it. */
  silenceReason: 200,
  /** Characters of the last message that a list shows. */
  excerpt: 80,
  /** Characters of what is looked for in a room. */
  searchWord: { min: 2, max: 60 },
  /** Messages found a page, and of those that have the words so many are looked at for one page. */
  found: 20,
  /** Messages that are pinned in a room. */
  pinned: 50,
  /** Messages that are kept as a record at a time. */
  keptAtOnce: 50,
  /** Records that somebody waits for to be agreed to. */
  keepings: 20,
  /** Characters of what a preview says of a page. */
  preview: { site: 60, title: 120, description: 200 },
  /** Messages that one person sends in ten seconds. */
  inTenSeconds: 30,
} as const

/** In milliseconds. */
export const chatDurations = {
  /** So long its sender can delete a message for everyone. */
  deletable: durations.day,
  /** A closed room can be opened again for so long, and is removed then. */
  closed: 14 * durations.day,
  /** Somebody who is silenced in the room of a group, unless it is until they are heard again. */
  silence: { hour: durations.hour, day: durations.day },
  /** What was taken out of a room is kept for so long for whoever has to judge it. */
  takenOut: 90 * durations.day,
  /** Who types is shown to type for so long after the last word of it. */
  typing: 6_000,
} as const
