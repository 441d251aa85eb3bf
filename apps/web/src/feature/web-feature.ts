import type { ComponentType } from 'react'
import type { LivePart } from '../live/on-live.ts'
import type { RoomLooks } from './console-rooms.ts'
import type { FileUseNames } from './file-uses.ts'
import type { GuardianParts } from './guardian-parts.ts'
import type { HelpPictures } from './help-pictures.ts'
import type { InGroups } from './in-groups.ts'
import type { InHomework } from './in-homework.ts'
import type { InSchools } from './in-schools.ts'
import type { InSearch } from './in-search.ts'
import type { InWords } from './in-words.ts'
import type { InMenu } from './menu.ts'
import type { NoticeLooks } from './notices.ts'
import type { OnPerson } from './on-person.ts'
import type { OnRecord } from './on-record.ts'
import type { ScreenRoute } from './screen-route.ts'
import type { TodoLooks } from './todo-looks.ts'
import type { WaitsForMe } from './waits-for-me.ts'
import type { Ways, WayToReport } from './ways.ts'

/** What of a feature comes by itself, when it is first wanted; each is a module of its own that `feature.ts` names. */
export interface FeatureParts {
  /** All but those that people open first. */
  screens: readonly ScreenRoute[]
  /** What it asks anew when something is told. */
  live: LivePart
  /** What it has in groups. */
  inGroups: InGroups
  /** What it has beside homework. */
  inHomework: InHomework
  /** What it lets a school decide. */
  inSchools: InSchools
  /** What it has on the page of a record. */
  onRecord: OnRecord
  /** What it has on the card of a person. */
  onPerson: OnPerson
  /** How that looks which a search finds of it. */
  inSearch: InSearch
  /** What it shows of its screens below words that lead to them. */
  inWords: InWords
  /** What it shows to the guardian of a child. */
  guardianParts: GuardianParts
  /** What of it waits for whoever opens their home. */
  waitsForMe: WaitsForMe
  /** How that looks which waits for somebody. */
  todos: TodoLooks
  /** How its notices look, and where they lead. */
  notices: NoticeLooks
  /** What my files call its places that hold files. */
  fileUses: FileUseNames
  /** Drawings of its articles in the help centre. */
  helpPictures: HelpPictures
  /** Its rooms of the console. */
  consoleRooms: RoomLooks
  /** The ways to it from screens of others. */
  ways: Ways
}

type LaterParts = { [Kind in keyof FeatureParts]?: () => Promise<FeatureParts[Kind]> }

/**
 * What a feature has, so that it is put together from one list (`app/features.ts`) and nobody else knows its name. All of it
 * is in the first script: what is more than a few words is one of its parts.
 */
export interface WebFeature extends LaterParts {
  /** Its folder. */
  name: string
  /** Screens that people open first: all that the first script knows of screens. */
  firstScreens?: readonly ScreenRoute[]
  menu?: InMenu
  /** Where one tells of what breaks the rules: in the first script, as it stands in every menu. */
  wayToReport?: WayToReport
  /** What stands on every page, a moment after it. */
  onEveryPage?: { Part: ComponentType; isFor: 'everybody' | 'members' }
}
