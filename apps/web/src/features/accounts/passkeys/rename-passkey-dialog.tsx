import { accountLimits } from '@learntrail/contract/accounts/limits'
import type { Passkey } from '@learntrail/contract/accounts/providers'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { useRenamePasskey } from '../api/rename-passkey.ts'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenamePasskeyDialogProps) {
  const { t } = useTranslation(['accounts/passkeys', 'common'])
  const rename = useRenamePasskey()
  const formId = useId()
  const form = useKeptForm({
    id: 'passkey',
    start: () => ({ name }),
    check: (typed) => ({ name: checkText(typed.name, { required: true, max: accountLimits.passkeyName.max }) }),
    send: (typed) => rename.mutateAsync({ id, name: typed.name.trim() }),
    onSent: onClose,
  })

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('rename.title')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isSending}>
            {t('rename.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.submit} noValidate>
        <FormAlert>{form.failure}</FormAlert>
        <TextInput {...form.input('name')} label={t('rename.label')} autoFocus required withAsterisk={false} />
      </form>
    </Dialog>
  )
}
