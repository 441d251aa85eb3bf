import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findPart, findReach, writes } from '../courses.repository.ts'

/**
 * Lets writers of the course through. Others who can see the course get NO_PERMISSION, everybody else
 * COURSE_FILE_NOT_FOUND.
 */
export async function reachForFile(platform: Platform, personId: string, courseId: string): Promise<void> {
  if (writes(await findPart(platform.db, personId, courseId))) return
  const reach = await findReach(platform.pool, personId, courseId)
  refuse(reach?.teaches || reach?.reads ? 'NO_PERMISSION' : 'COURSE_FILE_NOT_FOUND')
}
