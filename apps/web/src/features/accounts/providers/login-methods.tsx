import type { LinkedIdentity, Provider } from '@learntrail/contract/accounts/providers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { When } from '../../../ui/when.tsx'
import { useLeaveForProvider } from '../api/leave-for-provider.ts'
import { loginMethodsQuery } from '../api/list-login-methods.ts'
import { providersQuery } from '../api/list-providers.ts'
import { useUnlinkProvider } from '../api/unlink-provider.ts'
import css from '../components/account-rows.module.css'
import { hasPasskeys } from '../passkeys/authenticator.ts'
import { PasskeyRows } from '../passkeys/passkey-rows.tsx'
import { providerIcon, useProviderInText, useProviderName } from './provider-names.ts'

/** My sign-in methods; the last one cannot be removed. */
export function LoginMethods() {
  const { t } = useTranslation(['accounts/providers', 'accounts/email-way'])
  const sentence = useSentence()
  const nameOf = useProviderName()
  const inText = useProviderInText()
  const on = useQuery(providersQuery)
  const { data, error, isFetching, refetch } = useQuery(loginMethodsQuery)
  const leave = useLeaveForProvider()
  const unlink = useUnlinkProvider()
  const [leaving, setLeaving] = useState<Provider | null>(null)

  const identities = data?.identities ?? []
  const passkeys = data?.passkeys ?? []
  const isLinked = (provider: Provider) => identities.some((identity) => identity.provider === provider)
  const isLast = identities.length + passkeys.length + (data?.hasPassword ? 1 : 0) === 1
  const more = on.data?.providers.filter((provider) => !isLinked(provider)) ?? []
  // With only a password and no providers, there is a single method, which the summary shows.
  if (data && on.data && identities.length + passkeys.length + more.length === 0 && !hasPasskeys()) return null

  const takeOff = (provider: Provider) =>
    unlink.mutate(provider, {
      onSuccess: () => toast(t('methods.removed', { name: inText(provider) })),
      onError: (problem) => toast(sentence(problem), { tone: 'warning' }),
      onSettled: () => setLeaving(null),
    })

  return (
    <Card as="section" aria-labelledby="login-methods">
      <h2 id="login-methods" className={css.title}>
        {t('methods.title')}
      </h2>
      <p className={css.note}>{t('methods.note')}</p>
      {error && !data ? <FailedState error={error} onRetry={() => refetch()} isRetrying={isFetching} /> : null}
      {!data && !error ? (
        <Loading>
          <SkeletonLines lines={3} />
        </Loading>
      ) : null}
      <ul>
        {data?.hasPassword ? (
          <li className={css.row}>
            <Icon name="mail" size={24} />
            <strong className={css.text}>{t('conflict.password')}</strong>
          </li>
        ) : null}
        {data && !data.hasPassword ? (
          <li className={css.row}>
            <Icon name="mail" size={24} />
            <span className={css.text}>
              <strong>{t('conflict.password')}</strong>
              <small>{t('accounts/email-way:row.none')}</small>
            </span>
            <LinkButton look="soft" size="s" to={paths.addEmail}>
              {t('accounts/email-way:row.add')}
            </LinkButton>
          </li>
        ) : null}
        {identities.map((identity) => (
          <li key={identity.provider} className={css.row}>
            <Icon name={providerIcon(identity.provider)} size={24} />
            <Linked identity={identity} />
            {isLast ? null : (
              <Button
                look="line"
                size="s"
                aria-label={t('methods.removeOf', { name: inText(identity.provider) })}
                onClick={() => setLeaving(identity.provider)}
              >
                {t('methods.remove')}
              </Button>
            )}
          </li>
        ))}
        {data
          ? more.map((provider) => (
              <li key={provider} className={css.row}>
                <Icon name={providerIcon(provider)} size={24} />
                <span className={css.text}>
                  <strong>{nameOf(provider)}</strong>
                  <small>{t('methods.notLinked')}</small>
                </span>
                <Button
                  look="soft"
                  size="s"
                  aria-label={t('methods.addOf', { name: inText(provider) })}
                  isBusy={leave.isPending && leave.variables?.provider === provider}
                  onClick={() =>
                    leave.mutate(
                      { provider, intent: 'link' },
                      { onError: (problem) => toast(sentence(problem), { tone: 'warning' }) },
                    )
                  }
                >
                  {t('methods.add')}
                </Button>
              </li>
            ))
          : null}
        {data ? <PasskeyRows passkeys={passkeys} isLast={isLast} /> : null}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('methods.confirmTitle', { name: leaving ? inText(leaving) : '' })}
        confirm={t('methods.remove')}
        isBusy={unlink.isPending}
        onConfirm={() => leaving && takeOff(leaving)}
        onClose={() => setLeaving(null)}
      >
        <p>{t('methods.confirmText')}</p>
      </ConfirmDialog>
    </Card>
  )
}

function Linked({ identity: { provider, email, linkedAt, lastUsedAt } }: { identity: LinkedIdentity }) {
  const { t } = useTranslation('accounts/providers')
  const nameOf = useProviderName()
  return (
    <span className={css.text}>
      <strong>{nameOf(provider)}</strong>
      {email === null ? null : <small className={css.long}>{email}</small>}
      <small>
        {t(lastUsedAt === null ? 'methods.linkedAt' : 'methods.usedAt')} <When time={lastUsedAt ?? linkedAt} relative />
      </small>
    </span>
  )
}
