export { type Message, toldOf } from './message-log.ts'
export { postgresWire } from './postgres-wire.ts'
export { type Batch, createRealtime, type Following, type PassingNote, type Realtime } from './realtime.ts'
export { reconnecting, redisWire } from './redis-wire.ts'
