import type { WaitsForMe } from '../../../feature/waits-for-me.ts'
import { PlansToSign } from './plans-to-sign.tsx'

export const plansWaitForMe: WaitsForMe = { teaching: [{ order: 25, Part: PlansToSign, tells: 'planToSign' }] }
