import type { Provider } from '@learntrail/contract/accounts/providers'

/** The identity a provider vouches for. */
export interface ProvenIdentity {
  provider: Provider
  /** The provider's identifier of the person; it never changes. */
  subject: string
  /** In lower case; null if the provider gives none or an invalid one. */
  email: string | null
  isEmailVerified: boolean
  name: string
  schooling: Schooling | null
}

/** What the education single sign-on reports of a person at a school. */
export interface Schooling {
  fullName: string
  /** The ministry's school code. */
  schoolCode: string | null
  role: 'student' | 'teacher' | 'education_staff' | null
  /** 1 to 12, counted from the first year of primary school. */
  grade: number | null
  className: string | null
}
