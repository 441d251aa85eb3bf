import type { Template } from '@learntrail/contract/homework/templates'
import { useTranslation } from 'react-i18next'
import { renameTemplate } from '../api/templates.ts'
import { useHomeworkChange } from '../api/use-homework-change.ts'
import { NameDialog } from './name-dialog.tsx'

export function RenameTemplate({ template: { id, name }, onClose }: { template: Template; onClose: () => void }) {
  const { t } = useTranslation('homework/templates')
  const rename = useHomeworkChange(renameTemplate)
  return (
    <NameDialog
      title={t('rename.title')}
      confirm={t('rename.confirm')}
      name={name}
      isBusy={rename.isPending}
      onSend={(chosen) => rename.mutate({ id, name: chosen }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
