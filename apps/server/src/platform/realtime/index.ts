export { type Message, toldOf } from './message-log.ts'
export { postgresWire } from './postgres-wire.ts'
export { type Batch, createRealtime, type Following, type Realtime } from './realtime.ts'
export { redisWire } from './redis-wire.ts'
