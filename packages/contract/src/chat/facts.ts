// Facts only, no schema.

/** `direct`: two people. `several`: invited people. `group`: the members of a group. */
export const chatroomTypes = ['direct', 'several', 'group'] as const
export type ChatroomType = (typeof chatroomTypes)[number]

/** The numbers come from the specification; the last two are separator lines that a screen draws between messages. */
export const messageTypes = {
  text: 0,
  notice: 1,
  record: 2,
  photo: 3,
  video: 4,
  emotion: 5,
  sticker: 6,
  file: 7,
  deleted: 97,
  unread: 98,
  date: 99,
} as const
export type MessageType = (typeof messageTypes)[keyof typeof messageTypes]

/** Reactions to a message; one per person and message. */
export const emotions = ['like', 'love', 'laugh', 'surprise', 'sad', 'thanks'] as const
export type Emotion = (typeof emotions)[number]

/** Two sets drawn for the product: a learner's days, and the animals of the trail. */
export const stickerSets = {
  days: ['cheer', 'idea', 'study', 'tired', 'done', 'question', 'thanks', 'goodnight'],
  trail: ['hello', 'agree', 'laugh', 'sorry', 'wait', 'wow', 'together', 'rest'],
} as const
export type StickerSet = keyof typeof stickerSets
export const stickers = (Object.keys(stickerSets) as StickerSet[]).flatMap((set) =>
  stickerSets[set].map((name) => `${set}/${name}`),
)

/** Things that the room itself reports. */
export const noticeTypes = [
  'made',
  'invited',
  'left',
  'removed',
  'renamed',
  'pictured',
  'closed',
  'reopened',
  'accepted',
  'askedAnew',
  'friendsFirst',
] as const
export type NoticeType = (typeof noticeTypes)[number]

/** State of an adult's first message to a minor. */
export const contactStates = ['asked', 'accepted', 'declined'] as const
export type ContactState = (typeof contactStates)[number]

/** A school's rule for its students in rooms: like everybody, only with its teachers, or not at all. */
export const schoolTalks = ['open', 'teachers', 'off'] as const
/** Why a school stops a student from writing. */
export const schoolWhys = ['closed', 'resting'] as const
export type SchoolTalk = (typeof schoolTalks)[number]

/** How long a leader of a group silences a member in its room. */
export const silences = ['hour', 'day', 'lifted'] as const
export type Silence = (typeof silences)[number]

/** Names of the socket's events for rooms; the first three come from the specification. */
export const chatEvents = {
  /** To the server: a message to write. To clients: `{ roomId, messages }`, new messages in a room. */
  createChatroomMessage: 'createChatroomMessage',
  /** `{ roomId }`: a room of the viewer's was added, changed or removed. */
  updateChatRoom: 'updateChatRoom',
  updateHomeNavigation: 'updateHomeNavigation',
  /** `{ roomId, numbers }`: these messages changed. */
  updateChatroomMessage: 'updateChatroomMessage',
  /** `{ roomId, personId, number }`: a person has read up to this number. */
  readChatroom: 'readChatroom',
  /** To the server: `{ roomId }`. To clients: `{ roomId, personId }`. */
  typing: 'typing',
} as const
