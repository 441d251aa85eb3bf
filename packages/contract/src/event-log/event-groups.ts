// Facts alone, no schema.

/** What of the log can be looked at by itself, and what its kinds begin with. */
export const eventGroups = {
  account: ['account', 'session', 'profile', 'teacher', 'report', 'plan_code', 'plan_order', 'problem'],
  records: ['post', 'shared', 'tags', 'showcase', 'file', 'homework'],
  people: ['comment', 'relation', 'group', 'bulletin', 'invitation', 'broadcast', 'chatroom'],
  ePortfolios: ['eportfolio'],
} as const
export type EventGroup = keyof typeof eventGroups
export const eventGroupNames = Object.keys(eventGroups) as EventGroup[]
