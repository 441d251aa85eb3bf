import type { Provider } from '@learntrail/contract/accounts/providers'
import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { safeReturnPath } from '../../../return-path.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { Steps } from '../../../ui/trail/steps.tsx'
import { useExchange } from '../api/exchange-code.ts'
import { providerFrom } from '../providers/provider-names.ts'
import { roles, useSignUpWay } from '../sign-up-way.ts'
import css from './role-selection-screen.module.css'

const icons: Record<RegistrationRole, IconName> = {
  student: 'edit',
  teacher: 'teacher',
  education_staff: 'school',
  other: 'unit',
}

/** Chooses a role: before the sign-up method, or after a provider has vouched for a new person (`?with=`). */
export function RoleSelectionScreen() {
  const { t } = useTranslation('accounts')
  const [search] = useSearchParams()
  const provider = providerFrom(search.get('with'))
  return (
    <Screen title={t('role.title')} lead={t('role.lead')}>
      <Steps {...useSignUpWay()} at={0} />
      <ul className={css.roles}>
        {roles.map((role) => (
          <li key={role}>
            {provider ? (
              <ProviderRole provider={provider} role={role}>
                <RoleLines role={role} />
              </ProviderRole>
            ) : (
              <Link className={css.role} to={`${paths.signUpMethod}?role=${role}`}>
                <RoleLines role={role} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className={css.already}>
        {t('role.already')} <Link to={paths.login}>{t('role.logIn')}</Link>
      </p>
    </Screen>
  )
}

function RoleLines({ role }: { role: RegistrationRole }) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <span className={css.badge}>
        <Icon name={icons[role]} size={24} />
      </span>
      <span>
        <strong>{t(`role.${role}.title`)}</strong>
        <small>{t(`role.${role}.text`)}</small>
      </span>
      <Icon name="right" />
    </>
  )
}

interface ProviderRoleProps {
  provider: Provider
  role: RegistrationRole
  children: ReactNode
}

/** Creates the account; an expired proof starts over. */
function ProviderRole({ provider, role, children }: ProviderRoleProps) {
  const navigate = useNavigate()
  const sentence = useSentence()
  const exchange = useExchange(provider)
  const choose = () =>
    exchange.mutate(
      { role },
      {
        onSuccess: ({ returnTo }) => navigate(safeReturnPath(returnTo) ?? paths.root, { replace: true }),
        onError: (error) => {
          toast(sentence(error), { tone: 'warning' })
          if (isProblem(error, 'SIGN_IN_EXPIRED')) navigate(`${paths.signUpMethod}?role=${role}`, { replace: true })
          if (isProblem(error, 'LOGIN_METHOD_CONFLICT')) navigate(paths.accountConfirmation, { replace: true })
        },
      },
    )
  return (
    <UnstyledButton
      className={css.role}
      aria-busy={exchange.isPending}
      onClick={exchange.isPending ? undefined : choose}
    >
      {children}
    </UnstyledButton>
  )
}
