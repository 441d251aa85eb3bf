import type { ProfilePart } from '@learntrail/contract/profiles/audiences'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../api/read-current-user.ts'
import { AudienceMenu } from './audience-menu.tsx'
import css from './with-audience.module.css'

interface WithAudienceProps {
  part: ProfilePart
  /** What is asked for in the field. */
  name: string
  children: ReactNode
}

/** A field of the profile with who sees it; while one signs up, the field alone. */
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
