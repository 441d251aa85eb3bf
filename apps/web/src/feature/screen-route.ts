import type { ScreenPath } from '@learntrail/contract/screens'
import type { FeatureName } from '@learntrail/contract/shell/features'
import type { screen } from '../routing/screen.ts'

/**
 * Whom a screen is for. `open`: anyone, at any time. `guest`: people who are not signed in. `session`: signed in, even
 * without a profile. `member`: signed in, with terms, profile and a password of their own.
 */
export type ScreenAccess = 'open' | 'root' | 'guest' | 'terms' | 'profile' | 'session' | 'member'

/** Parts of features that are shown on screens of another. */
type ShownPart =
  | 'inGroups'
  | 'inSearch'
  | 'onPerson'
  | 'guardianParts'
  | 'notices'
  | 'waitsForMe'
  | 'todos'
  | 'fileUses'
  | 'consoleRooms'
  | 'helpPictures'
  | 'ways'

/** One screen of a feature: its address, what stands around it and where its module and texts come from. */
export type ScreenRoute = {
  path: ScreenPath
  lazy: ReturnType<typeof screen>
  /** What all features have for it, loaded along. */
  shows?: readonly ShownPart[]
} & (
  | { frame: 'public'; access?: ScreenAccess }
  /**
   * For members only: inside the shell, or as large as the window. `feature`: it makes something that a plan must have; what
   * is read only stays open to whoever has lost the plan.
   */
  | { frame: 'shell' | 'whole'; feature?: FeatureName }
)
