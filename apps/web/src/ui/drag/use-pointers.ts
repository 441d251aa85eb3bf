import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'

/** What is dragged by a mouse that has moved, and by a finger that has rested: a press and a scroll stay what they are. */
export const usePointers = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 160, tolerance: 8 } }),
  )
