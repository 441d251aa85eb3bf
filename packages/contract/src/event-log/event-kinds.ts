import * as accountEvents from '../accounts/events.ts'
import * as broadcastEvents from '../broadcasts/events.ts'
import * as bulletinEvents from '../bulletins/events.ts'
import * as chatEvents from '../chat/events.ts'
import * as commentEvents from '../comments/events.ts'
import * as ePortfolioEvents from '../eportfolio/events.ts'
import * as fileEvents from '../files/events.ts'
import * as groupEvents from '../groups/events.ts'
import * as homeworkEvents from '../homework/events.ts'
import * as invitationEvents from '../invitations/events.ts'
import * as leavingEvents from '../leaving/events.ts'
import * as peopleEvents from '../people/events.ts'
import * as postEvents from '../posts/events.ts'
import * as problemEvents from '../problems/events.ts'
import * as profileEvents from '../profiles/events.ts'
import * as reportEvents from '../reports/events.ts'
import * as subscriptionEvents from '../subscription/events.ts'
import * as teacherEvents from '../teachers/events.ts'

const features = [
  accountEvents,
  broadcastEvents,
  bulletinEvents,
  chatEvents,
  commentEvents,
  ePortfolioEvents,
  fileEvents,
  groupEvents,
  homeworkEvents,
  invitationEvents,
  leavingEvents,
  peopleEvents,
  postEvents,
  problemEvents,
  profileEvents,
  reportEvents,
  subscriptionEvents,
  teacherEvents,
]

/** Every kind of event that there is: the log has a sentence for each. */
export const eventKinds: readonly string[] = features.flatMap((events) => Object.values(events).map(({ name }) => name))

/** What of the log can be looked at by itself, and what its kinds begin with. */
export const eventGroups = {
  account: ['account', 'session', 'profile', 'teacher', 'report', 'plan_code', 'plan_order', 'problem'],
  records: ['post', 'shared', 'tags', 'showcase', 'file', 'homework'],
  people: ['comment', 'relation', 'group', 'bulletin', 'invitation', 'broadcast', 'chatroom'],
  ePortfolios: ['eportfolio'],
} as const
export type EventGroup = keyof typeof eventGroups
export const eventGroupNames = Object.keys(eventGroups) as EventGroup[]
