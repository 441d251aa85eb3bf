import { reaches, type StaffLevel } from '@learntrail/contract/console/levels'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { RefusedState } from '../../../ui/states/refused-state.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import css from './frame.module.css'
import { RoomMenu } from './room-menu.tsx'

interface StaffScreenProps {
  title: string
  /** The minimum level of staff. */
  level: StaffLevel
  /** Where "back" leads without a history. */
  back?: string
  toolbar?: ReactNode
  children: ReactNode
}

/**
 * The frame of every console screen: the menu of rooms, and a refusal for people below the level. Needs the texts
 * `console`.
 */
export function StaffScreen({ title, level, back = paths.console, toolbar, children }: StaffScreenProps) {
  const user = useCurrentUser()
  const isIn = reaches(user?.staffLevel ?? null, level)
  return (
    <Screen title={title} back={back} toolbar={isIn ? toolbar : null} width="wide">
      {user ? isIn ? <Room>{children}</Room> : <Refused isStaff={user.role === 'staff'} /> : null}
    </Screen>
  )
}

function Room({ children }: { children: ReactNode }) {
  return (
    <div className={css.around}>
      <div className={css.frame}>
        <RoomMenu />
        <div className={css.room}>{children}</div>
      </div>
    </div>
  )
}

export function Refused({ isStaff }: { isStaff: boolean }) {
  const { t } = useTranslation('console')
  const why = isStaff ? 'level' : 'staff'
  return (
    <RefusedState
      title={t(`refused.${why}.title`)}
      action={<LinkButton to={isStaff ? paths.console : paths.portfolio}>{t(`refused.${why}.way`)}</LinkButton>}
    >
      <p>{t(`refused.${why}.text`)}</p>
    </RefusedState>
  )
}
