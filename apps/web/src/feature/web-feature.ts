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

/** Parts of a feature that load when first needed; each is a module named in `feature.ts`. */
export interface FeatureParts {
  /** All screens except `firstScreens`. */
  screens: readonly ScreenRoute[]
  /** What it refetches on live events. */
  live: LivePart
  /** Its parts of groups. */
  inGroups: InGroups
  /** Its parts of homework. */
  inHomework: InHomework
  /** Its settings of a school. */
  inSchools: InSchools
  /** Its part of the page of a record. */
  onRecord: OnRecord
  /** Its part of a person's card. */
  onPerson: OnPerson
  /** How its search results look. */
  inSearch: InSearch
  /** Its cards below text that links to its screens. */
  inWords: InWords
  /** Its part of a child's page for the guardian. */
  guardianParts: GuardianParts
  /** Its parts of a home screen. */
  waitsForMe: WaitsForMe
  /** How its to-dos look. */
  todos: TodoLooks
  /** How its notices look. */
  notices: NoticeLooks
  /** Names of its places that hold files. */
  fileUses: FileUseNames
  /** Drawings for its help articles. */
  helpPictures: HelpPictures
  /** Its rooms of the console. */
  consoleRooms: RoomLooks
  /** Links to it from the screens of other features. */
  ways: Ways
}

type LaterParts = { [Kind in keyof FeatureParts]?: () => Promise<FeatureParts[Kind]> }

/**
 * Declaration of a feature. The application is built from one list (`app/features.ts`), and nothing else names a
 * feature. All of it is in the first script, so anything larger belongs in a part.
 */
export interface WebFeature extends LaterParts {
  /** Name of its folder. */
  name: string
  /** Screens opened most; the only ones the first script knows. */
  firstScreens?: readonly ScreenRoute[]
  menu?: InMenu
  /**
   * Beginnings of addresses that belong to a menu item, by the address the item leads to; those below its own do anyway.
   * The item may be a lower feature's, as bulletins belong to groups.
   */
  within?: Readonly<Record<string, readonly string[]>>
  /** Where breaches of the rules are reported; in the first script because every menu links there. */
  wayToReport?: WayToReport
  /** Rendered on every page, a moment after it. */
  onEveryPage?: { Part: ComponentType; isFor: 'everybody' | 'members' }
}
