import { durations } from '../limits.ts'

/** Characters unless stated otherwise. */
export const chatLimits = {
  /** Name of a room. */
  name: 60,
  message: 3_000,
  /** People in a room of several. */
  members: 500,
  /** Existing rooms of several that one person has made. */
  made: 200,
  /** People invited per call. */
  invitedAtOnce: 50,
  /** People mentioned in one message. */
  mentions: 50,
  /** Files per message; their total size is limited like one upload. */
  files: 10,
  /** Messages per page. */
  page: 50,
  /** Rooms requested by id per call. */
  roomsAtOnce: 50,
  /** Reason for a silence, shown to the member and the school. */
  silenceReason: 200,
  /** Characters of the last message that lists show. */
  excerpt: 80,
  /** Characters of a search in a room. */
  searchWord: { min: 2, max: 60 },
  /** Messages found per page, and candidates examined for one page. */
  found: 20,
  /** Pinned messages per room. */
  pinned: 50,
  /** Messages kept as a record at once. */
  keptAtOnce: 50,
  /** Pending requests of one person to keep messages. */
  keepings: 20,
  /** Characters of each part of a link preview. */
  preview: { site: 60, title: 120, description: 200 },
  /** Messages that one person may send in ten seconds. */
  inTenSeconds: 30,
} as const

/** In milliseconds. */
export const chatDurations = {
  /** How long the author can delete a message for everyone. */
  deletable: durations.day,
  /** How long a closed room can be reopened before it is deleted. */
  closed: 14 * durations.day,
  /** Length of a silence, unless it lasts until it is lifted. */
  silence: { hour: durations.hour, day: durations.day },
  /** How long a removed message is kept for staff who judge it. */
  takenOut: 90 * durations.day,
  /** How long a person is shown as typing after the last signal. */
  typing: 6_000,
} as const
