import { proveLedger, readProof } from '../../../platform/ledger/prove-ledger.ts'
import type { Platform } from '../../../platform/platform.ts'
import { rewardLedger } from './reward-ledger.declaration.ts'

export const proveRewards = (platform: Platform) => proveLedger(platform, rewardLedger)

export const readRewardProof = ({ pool }: Pick<Platform, 'pool'>) => readProof(pool, rewardLedger)
