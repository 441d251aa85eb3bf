import type { WaitsForMe } from '../../../feature/waits-for-me.ts'
import { CoursesToTeach } from './courses-to-teach.tsx'

export const coursesWaitForMe: WaitsForMe = { teaching: [{ order: 27, Part: CoursesToTeach }] }
