import type { ProfilePart } from '@learntrail/contract/profiles/audiences'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../api/read-current-user.ts'
import { AudienceMenu } from './audience-menu.tsx'
import css from './with-audience.module.css'

interface WithAudienceProps {
  part: ProfilePart
  /** Name of the field. */
  name: string
  children: ReactNode
}

/** A profile field with its audience; during sign-up, the field alone. */
export function WithAudience({ part, name, children }: WithAudienceProps) {
  const user = useCurrentUser()
  if (!user?.isProfileFilled || user.audiences === null) return children
  return (
    <div className={css.field}>
      {children}
      <AudienceMenu part={part} name={name} audience={user.audiences[part]} />
    </div>
  )
}
