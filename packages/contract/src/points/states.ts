/** Kinds of movements of group points. */
export const movementKinds = [
  /** Given by hand, with a reason. */
  'issued',
  /** Homework was handed in for the first time. */
  'handedIn',
  /** Quality of released homework. */
  'quality',
  /** A movement was taken back. */
  'correction',
  /** All points went back to the group. */
  'reset',
  /** Sum of movements older than the ones kept. */
  'carried',
  /** The group's initial budget. */
  'opening',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** Pictures of a common goal. */
export const goalPictures = ['jar', 'tree', 'mountain'] as const
export type GoalPicture = (typeof goalPictures)[number]
