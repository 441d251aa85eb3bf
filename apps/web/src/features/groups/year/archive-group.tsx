import type { Group } from '@learntrail/contract/groups/group'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { archiveGroup } from '../api/group-year.ts'
import { useGroupChange } from '../api/use-group-change.ts'

interface ArchiveGroupProps {
  group: Group
  onClose: () => void
}

/** Archives a group after asking. */
export function ArchiveGroup({ group, onClose }: ArchiveGroupProps) {
  const { t } = useTranslation('groups')
  const change = useGroupChange(archiveGroup)
  const confirm = () =>
    change.mutate(
      { groupId: group.id, isArchived: true },
      {
        onSuccess: () => {
          toast(t('archive.done', { name: group.name }))
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      isOpen
      title={t('archive.title', { name: group.name })}
      confirm={t('archive.confirm')}
      isBusy={change.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('archive.text')}</p>
    </ConfirmDialog>
  )
}
