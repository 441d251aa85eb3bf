import type { WholeSchool } from '@learntrail/contract/console/schools'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { WayButtons } from '../../../feature/way-buttons.tsx'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { formatTaipeiDay } from '../../../ui/taipei-time.ts'
import { schoolQuery } from '../api/schools.ts'
import { Opened } from '../frame/opened.tsx'
import { StaffScreen } from '../frame/staff-screen.tsx'
import { Permissions } from './permissions.tsx'
import { SchoolCodes } from './school-codes.tsx'
import { SchoolPlan } from './school-plan.tsx'
import css from './schools.module.css'

/** One school: who acts for it, its plan and its codes. */
export function SchoolScreen() {
  const { t } = useTranslation('console/schools')
  return (
    <StaffScreen title={t('one')} level="support" back={paths.consoleSchools}>
      <OneSchool />
    </StaffScreen>
  )
}

function OneSchool() {
  const { t } = useTranslation('console/schools')
  const { schoolId = '' } = useParams()
  const query = useQuery(schoolQuery(schoolId))
  return (
    <Opened
      query={query}
      lostCode="SCHOOL_NOT_FOUND"
      lost={<LostState title={t('gone.title')} text={t('gone.text')} to={paths.consoleSchools} way={t('gone.way')} />}
      waiting={<CardsSkeleton cards={3} />}
    >
      {(school) => <School school={school} />}
    </Opened>
  )
}

function School({ school }: { school: WholeSchool }) {
  const { t } = useTranslation(['console/schools', 'profiles'])
  return (
    <div className={css.parts}>
      <Card as="section">
        <h2 className={css.name}>{school.name}</h2>
        <p className={css.note}>
          {dotted([school.code, t(`profiles:schoolTypes.${school.type}`), t('people', { count: school.people })])}
        </p>
        <WayButtons from="consoleSchool" of={school.id} look="line" size="s" hasIcons />
        {school.closedAt ? <Chip tone="rose">{t('closedOn', { day: formatTaipeiDay(school.closedAt) })}</Chip> : null}
      </Card>
      <SchoolPlan school={school} />
      <Permissions school={school} />
      <SchoolCodes school={school} />
    </div>
  )
}
