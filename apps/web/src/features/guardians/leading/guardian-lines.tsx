import type { GuardianInvitation, GuardianOfChild } from '@learntrail/contract/guardians/guardian'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { dotted } from '../../../ui/dotted.ts'
import css from './leading.module.css'

interface GuardianLinesProps {
  guardians: readonly GuardianOfChild[]
  invitations: readonly GuardianInvitation[]
  /** Null if the viewer may not remove guardians. */
  onRemove: ((guardian: GuardianOfChild) => void) | null
  onTakeBack: (invitation: GuardianInvitation) => void
}

/** Guardians of a child and open invitations, each with its actions. */
export function GuardianLines({ guardians, invitations, onRemove, onTakeBack }: GuardianLinesProps) {
  const { t } = useTranslation(['guardians/leading', 'guardians/relations'])
  return (
    <ul className={css.people}>
      {guardians.map((guardian) => (
        <li key={guardian.id}>
          <span>
            {dotted([
              `${t(`guardians/relations:is.${guardian.relation}`)} ${guardian.name}`,
              t(guardian.hasMail ? 'hasMail' : 'hasNoMail'),
              guardian.inviter === 'pupil' && t('byPupil'),
            ])}
          </span>
          {onRemove ? (
            <Button
              look="quiet"
              size="s"
              aria-label={t('removeOf', { name: guardian.name })}
              onClick={() => onRemove(guardian)}
            >
              {t('remove')}
            </Button>
          ) : null}
        </li>
      ))}
      {invitations.map((invitation) => (
        <li key={invitation.id}>
          <span className={css.note}>
            {dotted([
              invitation.email ? t('invited', { email: invitation.email }) : t('invitedByCode'),
              invitation.name,
              t('until', { day: formatDay(invitation.expiresAt) }),
              invitation.inviter === 'pupil' && t('byPupil'),
            ])}
          </span>
          <Button
            look="quiet"
            size="s"
            aria-label={t('takeBackOf', { name: invitation.email ?? formatDay(invitation.expiresAt) })}
            onClick={() => onTakeBack(invitation)}
          >
            {t('takeBack')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
