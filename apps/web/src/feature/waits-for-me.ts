import type { FeatureName } from '@learntrail/contract/shell/features'
import type { TodoKind } from '@learntrail/contract/todos/kinds'
import type { ComponentType } from 'react'
import type { IconName } from '../ui/icon.tsx'

/** One of the steps with which somebody begins to teach here. */
export interface FirstStep {
  order: number
  name: () => string
  /** What it brings, where its name does not say so. */
  about?: () => string
  to: string
  /** Where it leads in a class of theirs, once there is one. */
  inClass?: (groupId: string) => string
  /** Undefined as long as it is not known. */
  useIsDone: () => boolean | undefined
}

/** What of a feature waits for whoever opens their home. It loads, fails and is empty by itself. */
export interface WaitsForMe {
  /** On the home of whoever teaches, by order: what has to be done first stands first. `tells`: in place of what waits of this kind. */
  teaching?: readonly { order: number; Part: ComponentType; tells?: TodoKind }[]
  /** What they begin there for one of their classes. */
  beginInClass?: { order: number; name: () => string; icon: IconName; to: (groupId: string) => string }
  /** The way to it in one of their classes. */
  wayInClass?: { order: number; name: () => string; to: (groupId: string) => string }
  /** What stands after these ways and knows more of the class than where it is. */
  besideClass?: { key: string; Part: ComponentType<{ groupId: string }> }
  /** What they begin with one pupil, where the plan has it. */
  withPupil?: {
    key: string
    name: () => string
    icon: IconName
    to: (personId: string) => string
    feature: FeatureName
  }
  firstStep?: FirstStep
}
