export { type Message, toldOf } from './message-log.ts'
export { openWire } from './open-wire.ts'
export { type Batch, createRealtime, type Following, type PassingNote, type Realtime } from './realtime.ts'
export { reconnecting } from './reconnecting.ts'
