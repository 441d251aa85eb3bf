import type { Provider } from '@learntrail/contract/accounts/providers'

/** Whom a provider vouches for. */
export interface ProvenIdentity {
  provider: Provider
  /** What the provider calls the person; it never changes. */
  subject: string
  /** In lower case; null where the provider gives none, or none that one can write to. */
  email: string | null
  isEmailVerified: boolean
  name: string
  schooling: Schooling | null
}

/** What the education single sign-on says of somebody at school. */
export interface Schooling {
  fullName: string
  /** The ministry's code of the school. */
  schoolCode: string | null
  role: 'student' | 'teacher' | 'education_staff' | null
  /** Counted through from primary school: 1 to 12. */
  grade: number | null
  className: string | null
}
