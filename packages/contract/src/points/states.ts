/** Why points of a group moved. */
export const movementKinds = [
  /** By hand, for a reason. */
  'issued',
  /** Homework was handed in for the first time. */
  'handedIn',
  /** Homework was released, and is good. */
  'quality',
  /** A movement was taken back. */
  'correction',
  /** All points went back to the group. */
  'reset',
  /** What is older than is kept, put together. */
  'carried',
  /** What the group has to give at first. */
  'opening',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** What a class fills together. */
export const goalPictures = ['jar', 'tree', 'mountain'] as const
export type GoalPicture = (typeof goalPictures)[number]
