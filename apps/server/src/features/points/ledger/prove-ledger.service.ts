import { proveLedger as proveOne, readProof } from '../../../platform/ledger/prove-ledger.ts'
import type { Platform } from '../../../platform/platform.ts'
import { pointLedger } from './point-ledger.declaration.ts'

export const proveLedger = (platform: Platform) => proveOne(platform, pointLedger)

export const readPointProof = ({ pool }: Pick<Platform, 'pool'>) => readProof(pool, pointLedger)
