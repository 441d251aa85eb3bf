import type { Passkey } from '@learntrail/contract/accounts/providers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { When } from '../../../ui/when.tsx'
import { useAddPasskey } from '../api/add-passkey.ts'
import { useRemovePasskey } from '../api/remove-passkey.ts'
import css from '../components/account-rows.module.css'
import { hasPasskeys } from './authenticator.ts'
import rowCss from './passkey-rows.module.css'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { usePasskeySentence } from './use-passkey-sentence.ts'

interface PasskeyRowsProps {
  passkeys: readonly Passkey[]
  /** True if there is no other way to sign in. */
  isLast: boolean
}

/** My passkeys among the sign-in methods, and a row to add one if the browser supports it. */
export function PasskeyRows({ passkeys, isLast }: PasskeyRowsProps) {
  const { t } = useTranslation('accounts/passkeys')
  const sentence = usePasskeySentence()
  const add = useAddPasskey()
  const remove = useRemovePasskey()
  const [renaming, setRenaming] = useState<Passkey | null>(null)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const nameOf = ({ name }: Passkey) => name || t('unnamed')
  const warn = (error: unknown) => toast(sentence(error), { tone: 'warning' })

  const takeOff = (passkey: Passkey) =>
    remove.mutate(passkey.id, {
      onSuccess: () => toast(t('removed', { name: nameOf(passkey) })),
      onError: warn,
      onSettled: () => setLeaving(null),
    })

  return (
    <>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={css.row}>
          <Icon name="key" size={24} />
          <span className={css.text}>
            <strong className={css.long}>{nameOf(passkey)}</strong>
            <small>{t(passkey.isBackedUp ? 'synced' : 'onDevice')}</small>
            <small>
              {t(passkey.lastUsedAt === null ? 'addedAt' : 'usedAt')}{' '}
              <When time={passkey.lastUsedAt ?? passkey.createdAt} relative />
            </small>
          </span>
          <span className={rowCss.actions}>
            <Button
              look="line"
              size="s"
              aria-label={t('renameOf', { name: nameOf(passkey) })}
              onClick={() => setRenaming(passkey)}
            >
              {t('rename.button')}
            </Button>
            {isLast ? null : (
              <Button
                look="line"
                size="s"
                aria-label={t('removeOf', { name: nameOf(passkey) })}
                onClick={() => setLeaving(passkey)}
              >
                {t('remove')}
              </Button>
            )}
          </span>
        </li>
      ))}
      {hasPasskeys() ? (
        <li className={css.row}>
          <Icon name="key" size={24} />
          <span className={css.text}>
            <strong>{t('name')}</strong>
            <small>{t('what')}</small>
          </span>
          <Button
            look="soft"
            size="s"
            aria-label={t('addLabel')}
            isBusy={add.isPending}
            onClick={() => add.mutate(undefined, { onSuccess: () => toast(t('added')), onError: warn })}
          >
            {t('add')}
          </Button>
        </li>
      ) : null}
      {renaming ? <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(null)} /> : null}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('confirmTitle', { name: leaving ? nameOf(leaving) : '' })}
        confirm={t('remove')}
        isBusy={remove.isPending}
        onConfirm={() => leaving && takeOff(leaving)}
        onClose={() => setLeaving(null)}
      >
        <p>{t('confirmText')}</p>
      </ConfirmDialog>
    </>
  )
}
