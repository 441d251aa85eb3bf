/** What of the notices can be switched by itself, in the order in which settings show it. */
export const noticeTopics = {
  account: ['newDevice', 'passwordChanged', 'wayChanged'],
  reports: ['judged', 'appealAnswered', 'reportAnswered'],
  due: [
    'scheduleFailed',
    'exportReady',
    'exportFailed',
    'fileFailed',
    'coWritingAsked',
    'teacherVerified',
    'planGranted',
    'planEnding',
    'planOrderRefused',
    'problemAnswered',
  ],
  friends: ['friendAsked', 'befriended', 'newcomer'],
  followers: ['followed'],
  groups: ['groupInvited', 'groupApplied', 'groupAccepted', 'groupRole', 'groupContinued', 'recordTakenOut'],
  bulletins: ['bulletinAppeared', 'bulletinReminder'],
  homework: [
    'homeworkAssigned',
    'homeworkDue',
    'homeworkReviewed',
    'homeworkReturned',
    'homeworkTeamInvited',
    'homeworkTeamJoined',
    'homeworkTeamTakenOut',
    'homeworkTeamHandedIn',
  ],
  comments: ['comment', 'reply'],
  mentions: ['mention'],
  rooms: ['chatroomInvited', 'chatroomWritten', 'chatroomMentioned', 'chatroomKeepingAsked', 'chatroomKeepingAnswered'],
  coWriting: ['coWritingAccepted', 'coWritingDeclined', 'coWritingAgreed', 'coWritingHandedOver'],
  likes: ['postLiked', 'ePortfolioLiked', 'commentLiked'],
} as const
export type NoticeTopic = keyof typeof noticeTopics
export type NoticeKind = (typeof noticeTopics)[NoticeTopic][number]
export const noticeTopicNames = Object.keys(noticeTopics) as [NoticeTopic, ...NoticeTopic[]]
export const noticeKinds = Object.values(noticeTopics).flat() as [NoticeKind, ...NoticeKind[]]

/** What has a date comes first, then people, then likes. */
export const noticeBands = ['due', 'people', 'likes'] as const
export type NoticeBand = (typeof noticeBands)[number]
export const bandOf: Record<NoticeTopic, NoticeBand> = {
  account: 'due',
  reports: 'due',
  due: 'due',
  bulletins: 'due',
  homework: 'due',
  friends: 'people',
  followers: 'people',
  groups: 'people',
  comments: 'people',
  mentions: 'people',
  rooms: 'people',
  coWriting: 'people',
  likes: 'likes',
}

/** Always told, in the product and by mail: what may be somebody else at one's account. */
export const requiredTopic = 'account' satisfies NoticeTopic

/** How often mails tell of a topic. */
export const cadences = ['atOnce', 'daily', 'weekly', 'never'] as const
export type Cadence = (typeof cadences)[number]

/** Until somebody chooses otherwise. */
export const usualCadence: Record<NoticeTopic, Cadence> = {
  account: 'atOnce',
  reports: 'atOnce',
  due: 'atOnce',
  friends: 'daily',
  followers: 'weekly',
  groups: 'daily',
  bulletins: 'atOnce',
  homework: 'atOnce',
  comments: 'daily',
  mentions: 'daily',
  rooms: 'daily',
  coWriting: 'daily',
  likes: 'weekly',
}

/** What is pushed to browsers that ask for it, until somebody chooses otherwise. */
export const usualPush: Record<NoticeTopic, boolean> = {
  account: true,
  reports: true,
  due: true,
  friends: true,
  followers: false,
  groups: true,
  bulletins: true,
  homework: true,
  comments: true,
  mentions: true,
  rooms: true,
  coWriting: true,
  likes: false,
}

export const topicOf = Object.fromEntries(
  Object.entries(noticeTopics).flatMap(([topic, kinds]) => kinds.map((kind) => [kind, topic])),
) as Record<NoticeKind, NoticeTopic>
