export { wakeOutbox } from './talk/wake-outbox.ts'
