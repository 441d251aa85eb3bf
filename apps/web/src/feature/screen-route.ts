import type { ScreenPath } from '@learntrail/contract/screens'
import type { FeatureName } from '@learntrail/contract/shell/features'
import type { screen } from '../routing/screen.ts'

/**
 * Whom a screen is for. `open`: anyone, at any time. `root`: nobody, only redirects. `guest`: people who are not signed
 * in. `terms`: people who have not accepted the terms, guests included. `profile`: signed in, terms accepted, no
 * profile yet. `session`: signed in, even without a profile. `member`: signed in, with terms, profile and a password of
 * their own.
 */
export type ScreenAccess = 'open' | 'root' | 'guest' | 'terms' | 'profile' | 'session' | 'member'

/** Parts of features shown on screens of other features. */
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

/** A screen of a feature: address, frame, module and texts. */
export type ScreenRoute = {
  path: ScreenPath
  lazy: ReturnType<typeof screen>
  /** Parts of all features that are loaded with the screen. */
  shows?: readonly ShownPart[]
} & (
  | { frame: 'public'; access?: ScreenAccess }
  /**
   * Members only, inside the shell or full-window. `feature`: the plan must include it, for screens that create
   * something; screens for reading stay open to people who have lost the plan.
   */
  | { frame: 'shell' | 'whole'; feature?: FeatureName }
)
