import type { SchoolPermission } from '@learntrail/contract/teachers/reach'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedState } from '../../ui/states/refused-state.tsx'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import { useCurrentUser, wholeSchools } from '../profiles/index.ts'

interface OwnSchoolProps {
  schoolId: string
  children: (school: SchoolPermission) => ReactNode
}

/** Renders its children for staff of the school in the address, and refuses everybody else. */
export function OwnSchool({ schoolId, children }: OwnSchoolProps) {
  const { t } = useTranslation('schools')
  const user = useCurrentUser()
  if (!user) return <CardsSkeleton cards={1} />
  const school = wholeSchools(user).find((one) => one.schoolId === schoolId)
  if (school) return children(school)
  return (
    <RefusedState title={t('refused.title')}>
      <p>{t('refused.text')}</p>
    </RefusedState>
  )
}
