import type { WaitsForMe } from '../../../feature/waits-for-me.ts'
import { SilentPupils } from './silent-pupils.tsx'

export const analysisWaitsForMe: WaitsForMe = { teaching: [{ order: 40, Part: SilentPupils }] }
