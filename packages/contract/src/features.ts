import { accounts } from './accounts/feature.ts'
import { analysis } from './analysis/feature.ts'
import { analytics } from './analytics/feature.ts'
import { assistant } from './assistant/feature.ts'
import { broadcasts } from './broadcasts/feature.ts'
import { bulletins } from './bulletins/feature.ts'
import { chat } from './chat/feature.ts'
import { coWriting } from './co-writing/feature.ts'
import { comments } from './comments/feature.ts'
import { serviceConsole } from './console/feature.ts'
import { courses } from './courses/feature.ts'
import { documents } from './documents/feature.ts'
import { drafts } from './drafts/feature.ts'
import { ePortfolio } from './eportfolio/feature.ts'
import { eventLog } from './event-log/feature.ts'
import type { ContractFeature } from './feature.ts'
import { files } from './files/feature.ts'
import { gradebook } from './gradebook/feature.ts'
import { groupAnalysis } from './group-analysis/feature.ts'
import { groups } from './groups/feature.ts'
import { guardians } from './guardians/feature.ts'
import { guides } from './guides/feature.ts'
import { help } from './help/feature.ts'
import { home } from './home/feature.ts'
import { homework } from './homework/feature.ts'
import { invitations } from './invitations/feature.ts'
import { leaving } from './leaving/feature.ts'
import { news } from './news/feature.ts'
import { notices } from './notices/feature.ts'
import { people } from './people/feature.ts'
import { plans } from './plans/feature.ts'
import { points } from './points/feature.ts'
import { posts } from './posts/feature.ts'
import { prizes } from './prizes/feature.ts'
import { problems } from './problems/feature.ts'
import { profiles } from './profiles/feature.ts'
import { push } from './push/feature.ts'
import { reports } from './reports/feature.ts'
import { rewards } from './rewards/feature.ts'
import { schools } from './schools/feature.ts'
import { search } from './search/feature.ts'
import { shell } from './shell/feature.ts'
import { showcase } from './showcase/feature.ts'
import { stream } from './stream/feature.ts'
import { subscription } from './subscription/feature.ts'
import { tags } from './tags/feature.ts'
import { teachers } from './teachers/feature.ts'
import { teaching } from './teaching/feature.ts'
import { trash } from './trash/feature.ts'

/** The features that declare something besides calls, from the ground up. Light: nothing imported here has a schema. */
export const features = [
  shell,
  accounts,
  profiles,
  people,
  invitations,
  teachers,
  files,
  documents,
  tags,
  groups,
  guardians,
  comments,
  posts,
  drafts,
  guides,
  coWriting,
  showcase,
  analysis,
  bulletins,
  homework,
  gradebook,
  points,
  rewards,
  prizes,
  groupAnalysis,
  ePortfolio,
  courses,
  plans,
  stream,
  chat,
  reports,
  subscription,
  search,
  eventLog,
  notices,
  push,
  broadcasts,
  news,
  problems,
  help,
  assistant,
  schools,
  serviceConsole,
  analytics,
  trash,
  leaving,
  home,
  teaching,
] as const satisfies readonly ContractFeature[]

type Features = (typeof features)[number]

/** The types of the property `Name` of those objects that have it. */
type Said<Objects, Name extends PropertyKey> = Extract<Objects, Readonly<Record<Name, unknown>>>[Name]

/** The type of what features declare as `Name`. */
export type Declared<Name extends keyof ContractFeature> = Said<Features, Name>

/** Keys of any of several objects. */
export type NamesIn<Objects> = Objects extends unknown ? keyof Objects : never

/** Returns what each feature declares as `name`, in the order of the features; features without it are skipped. */
export function declared<Name extends keyof ContractFeature>(name: Name): Declared<Name>[] {
  return said(features, name)
}

/** Returns the property `name` of each object that has it, in order. */
export function said<One extends object, Name extends PropertyKey>(
  objects: readonly One[],
  name: Name,
): Said<One, Name>[] {
  return objects.flatMap((one) => (name in one ? [(one as Record<Name, Said<One, Name>>)[name]] : []))
}

/** Values of any of several objects. */
export type ValuesIn<Objects> = Objects extends unknown ? Objects[keyof Objects] : never

/** Returns the keys of several objects, in order. */
export function namesIn<One extends object>(objects: readonly One[]): NamesIn<One>[] {
  return objects.flatMap((one) => Object.keys(one) as NamesIn<One>[])
}

/** Returns the names that features declare with their places, ordered by place. */
export function inOrder<Places extends object>(declaredPlaces: readonly Places[]): NamesIn<Places>[] {
  const places = declaredPlaces.flatMap((one) => Object.entries<number>(one as Readonly<Record<string, number>>))
  return places.sort(([, one], [, other]) => one - other).map(([name]) => name as NamesIn<Places>)
}
