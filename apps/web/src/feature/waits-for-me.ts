import type { FeatureName } from '@learntrail/contract/shell/features'
import type { TodoKind } from '@learntrail/contract/todos/kinds'
import type { ComponentType } from 'react'
import type { IconName } from '../ui/icon.tsx'

/** A step in a teacher's introduction. */
export interface FirstStep {
  order: number
  name: () => string
  /** What it is good for, where the name does not say so. */
  about?: () => string
  to: string
  /** Address in one of the teacher's classes, once there is one. */
  inClass?: (groupId: string) => string
  /** Undefined until known. */
  useIsDone: () => boolean | undefined
}

/** A feature's parts of a home screen. Each loads, fails and is empty on its own. */
export interface WaitsForMe {
  /** On the teaching home, sorted by `order`, most urgent first. `tells`: the kind of to-do it replaces. */
  teaching?: readonly { order: number; Part: ComponentType; tells?: TodoKind }[]
  /** What a teacher can start in one of their classes. */
  beginInClass?: { order: number; name: () => string; icon: IconName; to: (groupId: string) => string }
  /** Link to the feature in one of their classes. */
  wayInClass?: { order: number; name: () => string; to: (groupId: string) => string }
  /** After these links; shows more about the class than an address. */
  besideClass?: { key: string; Part: ComponentType<{ groupId: string }> }
  /** What a teacher can start with one student, if the plan includes it. */
  withPupil?: {
    key: string
    name: () => string
    icon: IconName
    to: (personId: string) => string
    feature: FeatureName
  }
  firstStep?: FirstStep
}
