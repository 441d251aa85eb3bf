import type { EventGroup } from './event-log/event-group-names.ts'
import type { FeatureNotices } from './notices/declaration.ts'
import type { TodoFacts } from './todos/declaration.ts'

/**
 * What both sides know of a feature without any of its calls. The web's first script may read it, so nothing here needs a
 * schema. Everything is optional: a feature declares what it has, and `features.ts` lists the features.
 */
export interface ContractFeature {
  /** As its folders are called. */
  readonly name: string
  /** Addresses of its screens, in the spelling of the web's router. */
  readonly screens?: readonly string[]
  /** Its refusals, each with its HTTP status. */
  readonly errors?: Readonly<Record<string, number>>
  /** Numbers that the specification gives to them. */
  readonly errorNumbers?: Readonly<Record<string, number>>
  /** Numbers that what every call can refuse has below a path of this feature. */
  readonly errorArea?: { readonly path: string; readonly numbers: Readonly<Record<string, number>> }
  /** What of it is commented on by the calls of comments, by its name on the wire; each with the refusal where it is not there. */
  readonly messageTargets?: Readonly<Record<string, string>>
  /** What of it is commented on by calls of its own. */
  readonly ownCommentTargets?: readonly string[]
  /** What of it is searched in, each with its place among the tabs. */
  readonly searchCategories?: Readonly<Record<string, number>>
  /** What of it can be reported. */
  readonly reportTargets?: readonly string[]
  /** What is told of it on a stream. */
  readonly liveKinds?: readonly string[]
  /** What its kinds of events begin with, and where in the log they are looked at by themselves. */
  readonly eventGroups?: Readonly<Record<string, EventGroup>>
  /** Its rooms of the console, each with its place in the menu. */
  readonly consoleRooms?: Readonly<Record<string, number>>
  /** What staff do in them, as the audit log keeps it; what that is about, and what is said beside it. */
  readonly auditActs?: readonly string[]
  readonly auditSubjectTypes?: readonly string[]
  readonly auditFacts?: readonly string[]
  /** Its articles of the help centre, each with its place in the list. */
  readonly helpTopics?: Readonly<Record<string, number>>
  /** What it tells people, and where that leads. */
  readonly notices?: FeatureNotices
  /** What of it can wait for somebody, each with its place among all that does. */
  readonly todos?: Readonly<Record<string, TodoFacts>>
}
