import type { ComponentType } from 'react'

/** What a feature lets a school decide for itself. */
export interface InSchools {
  /** Its feature. */
  name: string
  /** Below the people of the school, for whoever acts for it. */
  Settings: ComponentType<{ schoolId: string }>
}
