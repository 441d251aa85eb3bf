import type { EventGroup } from './event-log/event-group-names.ts'
import type { FeatureNotices } from './notices/declaration.ts'
import type { TodoFacts } from './todos/declaration.ts'

/**
 * What server and web know of a feature without its calls. The web's first script may load it, so nothing here needs a
 * schema. Everything is optional: a feature declares what it has, and `features.ts` lists the features.
 */
export interface ContractFeature {
  /** Name of its folders. */
  readonly name: string
  /** Paths of its screens, in the syntax of the web's router. */
  readonly screens?: readonly string[]
  /** Its refusals, with their HTTP statuses. */
  readonly errors?: Readonly<Record<string, number>>
  /** Numbers that the specification assigns to its refusals. */
  readonly errorNumbers?: Readonly<Record<string, number>>
  /** Numbers below a path of this feature for refusals that every call can answer with. */
  readonly errorArea?: { readonly path: string; readonly numbers: Readonly<Record<string, number>> }
  /** Its targets of the comment calls, by their names on the wire, each with the refusal for a missing one. */
  readonly messageTargets?: Readonly<Record<string, string>>
  /** Its targets of comments with calls of their own. */
  readonly ownCommentTargets?: readonly string[]
  /** Its search categories, each with its position among the tabs. */
  readonly searchCategories?: Readonly<Record<string, number>>
  /** Its types of content that can be reported. */
  readonly reportTargets?: readonly string[]
  /** Its live events. */
  readonly liveKinds?: readonly string[]
  /** Prefixes of its event kinds, each with the group of the log it belongs to. */
  readonly eventGroups?: Readonly<Record<string, EventGroup>>
  /** Its rooms of the console, each with its position in the menu. */
  readonly consoleRooms?: Readonly<Record<string, number>>
  /** Staff's acts in them that the audit log keeps; the types of their subjects, and the keys of their data. */
  readonly auditActs?: readonly string[]
  readonly auditSubjectTypes?: readonly string[]
  readonly auditFacts?: readonly string[]
  /** Its articles of the help centre, each with its position in the list. */
  readonly helpTopics?: Readonly<Record<string, number>>
  /** Its notices and their targets. */
  readonly notices?: FeatureNotices
  /** Its kinds of things that can wait for a person, each with its position among all of them. */
  readonly todos?: Readonly<Record<string, TodoFacts>>
}
