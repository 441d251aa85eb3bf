import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { Steps } from '../../../ui/trail/steps.tsx'
import { roles, useSignUpWay } from '../sign-up-way.ts'
import css from './role-selection-screen.module.css'

const icons: Record<RegistrationRole, IconName> = {
  student: 'edit',
  teacher: 'teacher',
  education_staff: 'school',
  other: 'unit',
}

export function RoleSelectionScreen() {
  const { t } = useTranslation('accounts')
  return (
    <Screen title={t('role.title')} lead={t('role.lead')}>
      <Steps {...useSignUpWay()} at={0} />
      <ul className={css.roles}>
        {roles.map((role) => (
          <li key={role}>
            <Link className={css.role} to={`${paths.signUpMethod}?role=${role}`}>
              <span className={css.badge}>
                <Icon name={icons[role]} size={24} />
              </span>
              <span>
                <strong>{t(`role.${role}.title`)}</strong>
                <small>{t(`role.${role}.text`)}</small>
              </span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
      <p className={css.already}>
        {t('role.already')} <Link to={paths.login}>{t('role.logIn')}</Link>
      </p>
    </Screen>
  )
}
