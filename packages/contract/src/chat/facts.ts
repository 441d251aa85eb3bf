// Facts alone, no schema.

/** `direct`: two people. `several`: whoever is invited. `group`: whoever belongs to the group. */
export const chatroomTypes = ['direct', 'several', 'group'] as const
export type ChatroomType = (typeof chatroomTypes)[number]

/** The numbers are the specification's; the last two are lines that a screen draws between messages. */
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

/** What somebody answers a message with without words; one a person and message. */
export const emotions = ['like', 'love', 'laugh', 'surprise', 'sad', 'thanks'] as const
export type Emotion = (typeof emotions)[number]

/** Two sets, drawn for the product: what a learner's days are like, and the animals of the trail. */
export const stickerSets = {
  days: ['cheer', 'idea', 'study', 'tired', 'done', 'question', 'thanks', 'goodnight'],
  trail: ['hello', 'agree', 'laugh', 'sorry', 'wait', 'wow', 'together', 'rest'],
} as const
export type StickerSet = keyof typeof stickerSets
export const stickers = (Object.keys(stickerSets) as StickerSet[]).flatMap((set) =>
  stickerSets[set].map((name) => `${set}/${name}`),
)

/** What the room itself says has happened. */
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

/** How far a first message of a grown-up to somebody under age has come. */
export const contactStates = ['asked', 'accepted', 'declined'] as const
export type ContactState = (typeof contactStates)[number]

/** How a school has its students talk in rooms: as everybody, with its teachers alone, or not at all. */
export const schoolTalks = ['open', 'teachers', 'off'] as const
/** Why a school keeps a student from writing. */
export const schoolWhys = ['closed', 'resting'] as const
export type SchoolTalk = (typeof schoolTalks)[number]

/** For how long whoever leads a group silences somebody in its room. */
export const silences = ['hour', 'day', 'lifted'] as const
export type Silence = (typeof silences)[number]

/** Words of rooms that the line carries; the first three are the specification's. */
export const chatEvents = {
  /** To the server: a message to write. To clients: `{ roomId, messages }`, what is new in a room. */
  createChatroomMessage: 'createChatroomMessage',
  /** `{ roomId }`: a room of mine is new, other or gone. */
  updateChatRoom: 'updateChatRoom',
  updateHomeNavigation: 'updateHomeNavigation',
  /** `{ roomId, numbers }`: these messages are not what they were. */
  updateChatroomMessage: 'updateChatroomMessage',
  /** `{ roomId, personId, number }`: somebody has read up to there. */
  readChatroom: 'readChatroom',
  /** To the server: `{ roomId }`. To clients: `{ roomId, personId }`. */
  typing: 'typing',
} as const
