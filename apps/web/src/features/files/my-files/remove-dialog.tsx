import type { MyFile } from '@learntrail/contract/files/my-files'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { refreshFiles } from '../api/files-cache.ts'
import { removeFile } from '../api/remove-file.ts'
import { FileUses } from './file-uses.tsx'

interface RemoveDialogProps {
  isOpen: boolean
  file: MyFile
  onClose: () => void
}

/** Removes a file after asking; for a file in use, shows its uses instead. */
export function RemoveDialog({ isOpen, file, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('files/my-files')
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => removeFile(file.id),
    onSuccess: () => toast(t('remove.done')),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    onSettled: () => {
      onClose()
      return refreshFiles(queryClient)
    },
  })

  if (file.isUsed) {
    return (
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={t('remove.used')}
        actions={<Button onClick={onClose}>{t('remove.understood')}</Button>}
      >
        <p>{t('remove.usedText')}</p>
        <FileUses file={file} />
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('remove.title')}
      confirm={t('remove.confirm')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t('remove.text', { name: file.displayName })}</p>
    </ConfirmDialog>
  )
}
