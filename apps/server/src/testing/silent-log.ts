import type { DatabaseLog } from '../platform/database/index.ts'

export const silentLog: DatabaseLog = { info: () => undefined, warn: () => undefined, error: () => undefined }
