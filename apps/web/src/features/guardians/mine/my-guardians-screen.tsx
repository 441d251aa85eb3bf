import type { GuardianOfChild } from '@learntrail/contract/guardians/guardian'
import type { MyGuardians } from '@learntrail/contract/guardians/inviting'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence, sentenceOfField } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { QrCode } from '../../../ui/sharing/qr-code.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { HelpLink } from '../../help/index.ts'
import { useGuardianChange } from '../api/guardian.ts'
import { inviteMyGuardian, myGuardiansQuery, removeMyGuardian, takeMyInvitationBack } from '../api/inviting.ts'
import { GuardianLines } from '../leading/guardian-lines.tsx'
import css from '../leading/leading.module.css'

/** The pupil's own guardians, and inviting one by mail or by a code to scan. */
export function MyGuardiansScreen() {
  const { t } = useTranslation('guardians/mine')
  const query = useQuery(myGuardiansQuery)
  return (
    <Screen title={t('title')} back={paths.account} toolbar={<HelpLink topic="guardians" />}>
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {query.error && !query.data ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {query.data ? (
        <div className={css.stack}>
          <Mine mine={query.data} />
          <InviteMine />
        </div>
      ) : null}
    </Screen>
  )
}

function Mine({ mine }: { mine: MyGuardians }) {
  const { t } = useTranslation('guardians/mine')
  const { guardians, invitations, mayRemove } = mine
  const [removed, setRemoved] = useState<GuardianOfChild>()
  const takeBack = useGuardianChange(takeMyInvitationBack)
  const remove = useGuardianChange(removeMyGuardian)
  return (
    <Card as="section" className={css.stack} aria-label={t('title')}>
      {guardians.length + invitations.length === 0 ? <p className={css.note}>{t('none')}</p> : null}
      <GuardianLines
        guardians={guardians}
        invitations={invitations}
        onRemove={mayRemove ? setRemoved : null}
        onTakeBack={({ id }) => takeBack.mutate(id)}
      />
      {guardians.length > 0 && !mayRemove ? <p className={css.note}>{t('stays')}</p> : null}
      <ConfirmDialog
        isOpen={removed !== undefined}
        isDangerous
        title={t('removing', { name: removed?.name ?? '' })}
        confirm={t('remove')}
        isBusy={remove.isPending}
        onClose={() => setRemoved(undefined)}
        onConfirm={() => removed && remove.mutate(removed.id, { onSuccess: () => setRemoved(undefined) })}
      >
        <p>{t('removingText')}</p>
      </ConfirmDialog>
    </Card>
  )
}

function InviteMine() {
  const { t } = useTranslation('guardians/mine')
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string>()
  const invite = useGuardianChange(inviteMyGuardian)
  const token = invite.data?.token ?? null
  const send = () => {
    if (email.trim() === '') return setWrong(ruleSentence('required'))
    invite.mutate(
      { email: email.trim() },
      {
        onSuccess: () => {
          toast(t('sent'))
          setEmail('')
        },
        onError: (error) => setWrong(sentenceOfField(error)),
      },
    )
  }
  return (
    <Card as="section" className={css.stack} aria-label={t('invite')}>
      <h2>{t('invite')}</h2>
      <p className={css.note}>{t('text')}</p>
      <TextInput
        type="email"
        label={t('email')}
        autoComplete="off"
        value={email}
        error={wrong}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          setWrong(undefined)
        }}
      />
      <div className={css.acts}>
        <Button isBusy={invite.isPending} onClick={send}>
          {t('send')}
        </Button>
        <Button look="line" icon="qr" isBusy={invite.isPending} onClick={() => invite.mutate({})}>
          {t('showCode')}
        </Button>
      </div>
      {token ? (
        <>
          <div className={css.code}>
            <QrCode text={new URL(paths.guardianInvitation(token), window.location.origin).href} label={t('code')} />
          </div>
          <p className={css.note} role="status">
            {t('codeNote')}
          </p>
        </>
      ) : null}
    </Card>
  )
}
