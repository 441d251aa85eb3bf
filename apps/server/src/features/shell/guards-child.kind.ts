import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

type GuardsChild = (platform: Platform, personId: string) => Promise<boolean>

/** Whether an account holds the guardianship of a child, which puts the guardian page into its menu. */
export const guardingChild = kindOf<GuardsChild>('who guards a child')

export async function guardsChild(platform: Platform, personId: string): Promise<boolean> {
  const [guards] = platform.declared.of(guardingChild)
  return (await guards?.(platform, personId)) ?? false
}
