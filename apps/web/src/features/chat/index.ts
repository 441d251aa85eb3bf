export { outboxAwake } from './talk/outbox-awake.ts'
export { wakeOutbox } from './talk/wake-outbox.ts'
export { UnsentInRooms } from './unsent/unsent-in-rooms.tsx'
export { useUnsentInRooms } from './unsent/use-unsent.ts'
