import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

type LeadsClass = (platform: Platform, personId: string) => Promise<boolean>

/**
 * Whether a person administers a class, which puts the teachers' home into their menu; declared by a higher feature.
 */
export const leadingClass = kindOf<LeadsClass>('who leads a class')

export async function leadsClass(platform: Platform, personId: string): Promise<boolean> {
  const [leads] = platform.declared.of(leadingClass)
  return (await leads?.(platform, personId)) ?? false
}
