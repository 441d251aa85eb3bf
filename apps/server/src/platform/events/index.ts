export { createEvents, type EventHandler, type Events, type HeardEvent } from './events.ts'
