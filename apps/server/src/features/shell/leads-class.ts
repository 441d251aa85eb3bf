import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

type LeadsClass = (platform: Platform, personId: string) => Promise<boolean>

/** Whether somebody leads a class, by which the home of whoever teaches is in their menu; a higher feature knows. */
export const leadingClass = kindOf<LeadsClass>('who leads a class')

export async function leadsClass(platform: Platform, personId: string): Promise<boolean> {
  const [leads] = platform.declared.of(leadingClass)
  return (await leads?.(platform, personId)) ?? false
}
