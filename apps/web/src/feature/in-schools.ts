import type { ComponentType } from 'react'

/** A feature's settings of a school. */
export interface InSchools {
  /** Name of the feature. */
  name: string
  /** Below the people of the school, for school staff. */
  Settings: ComponentType<{ schoolId: string }>
}
