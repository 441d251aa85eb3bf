import * as accountEvents from '../accounts/events.ts'
import * as broadcastEvents from '../broadcasts/events.ts'
import * as bulletinEvents from '../bulletins/events.ts'
import * as chatEvents from '../chat/events.ts'
import * as commentEvents from '../comments/events.ts'
import * as ePortfolioEvents from '../eportfolio/events.ts'
import type { EventKind } from '../event.ts'
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

const features = {
  accounts: accountEvents,
  leaving: leavingEvents,
  profiles: profileEvents,
  teachers: teacherEvents,
  invitations: invitationEvents,
  people: peopleEvents,
  files: fileEvents,
  posts: postEvents,
  comments: commentEvents,
  eportfolio: ePortfolioEvents,
  groups: groupEvents,
  bulletins: bulletinEvents,
  homework: homeworkEvents,
  chat: chatEvents,
  reports: reportEvents,
  problems: problemEvents,
  subscription: subscriptionEvents,
  broadcasts: broadcastEvents,
}

/** Every kind of event that there is, by the feature that declares it. */
export const eventKindsByFeature: Readonly<Record<string, readonly EventKind<never>[]>> = Object.fromEntries(
  Object.entries(features).map(([name, events]) => [name, Object.values(events) as EventKind<never>[]]),
)

const all = Object.values(eventKindsByFeature).flat()

/** Every kind that the log tells: it has a sentence for each. */
export const eventKinds: readonly string[] = all.filter(({ isShown }) => isShown).map(({ name }) => name)

/** Kinds that are recorded for figures alone. */
export const untoldKinds: readonly string[] = all.filter(({ isShown }) => !isShown).map(({ name }) => name)
