import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'

/** Starts a drag once the mouse has moved 6 px or a finger has rested 160 ms, so that clicks and scrolls still work. */
export const usePointers = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 160, tolerance: 8 } }),
  )
