import { accountLimits } from '@learntrail/contract/accounts/limits'
import type { Passkey } from '@learntrail/contract/accounts/providers'
import { useForm } from '@mantine/form'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { focusFirst } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useRenamePasskey } from '../api/rename-passkey.ts'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenamePasskeyDialogProps) {
  const { t } = useTranslation(['accounts/passkeys', 'common'])
  const sentence = useSentence()
  const rename = useRenamePasskey()
  const [failure, setFailure] = useState<unknown>(null)
  const formId = useId()
  const form = useForm({
    initialValues: { name },
    validate: {
      name: (value) => checkText(value, { required: true, max: accountLimits.passkeyName.max }),
    },
  })
  const submit = form.onSubmit((values) => {
    setFailure(null)
    rename.mutate({ id, name: values.name.trim() }, { onSuccess: onClose, onError: setFailure })
  }, focusFirst(form))

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
          <Button type="submit" form={formId} isBusy={rename.isPending}>
            {t('rename.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <FormAlert>{failure ? sentence(failure) : null}</FormAlert>
        <TextInput {...form.getInputProps('name')} label={t('rename.label')} autoFocus required withAsterisk={false} />
      </form>
    </Dialog>
  )
}
