import { planLimits } from '@learntrail/contract/plans/limits'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { checkText } from '../../../../ui/form/text-rules.ts'
import { useEnterKey } from '../../../../ui/keyboard/enter-key.ts'

interface OwnLineDialogProps {
  /** Names already in use. */
  taken: readonly string[]
  onAdd: (label: string) => void
  onClose: () => void
}

/** Adds a custom line under a name of its own, for forms that need one. */
export function OwnLineDialog({ taken, onAdd, onClose }: OwnLineDialogProps) {
  const { t } = useTranslation(['plans/signing', 'common'])
  const formId = useId()
  const [label, setLabel] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const add = () => {
    const name = label.trim()
    const found =
      taken.includes(name) && name !== ''
        ? t('own.twice')
        : checkText(label, { required: true, max: planLimits.customSign })
    setWrong(found)
    if (found) return
    onAdd(name)
    onClose()
  }
  const enter = useEnterKey(add)
  return (
    <Dialog
      isOpen
      title={t('asking.own')}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('own.add')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          add()
        }}
      >
        <TextInput
          label={t('own.name')}
          description={t('own.note')}
          autoComplete="off"
          data-autofocus
          value={label}
          error={wrong}
          onChange={(event) => {
            setWrong(null)
            setLabel(event.currentTarget.value)
          }}
          {...enter}
        />
      </form>
    </Dialog>
  )
}
