import type { MyFile } from '@learntrail/contract/files/my-files'
import { filePaths } from '@learntrail/contract/files/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type Action, ActionMenu } from '../../../ui/action-menu.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { saveFrom } from '../../../ui/save-as.ts'
import { renameFile } from '../api/change-file.ts'
import { refreshFiles } from '../api/files-cache.ts'
import { RenameFileDialog } from '../components/rename-file-dialog.tsx'
import { originalOf } from '../file-addresses.ts'
import { hasSpeech } from '../file-kinds.ts'
import { PeriodDialog } from './period-dialog.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

type Asked = 'rename' | 'period' | 'receipt' | 'remove'

/** The actions for one of the person's files. */
export function MyFileMenu({ file }: { file: MyFile }) {
  const { t } = useTranslation('files/my-files')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)

  const actions: Action[] = [
    { label: t('menu.download'), icon: 'download', run: () => saveFrom(originalOf(file), file.displayName) },
    { label: t('menu.rename'), icon: 'edit', run: () => setAsked('rename') },
    ...(hasSpeech(file)
      ? [{ label: t('menu.captions'), icon: 'rows', run: () => void navigate(filePaths.captions(file.id)) } as const]
      : []),
    { label: t('menu.period'), icon: 'calendar', run: () => setAsked('period') },
    { label: t('menu.receipt'), icon: 'check', run: () => setAsked('receipt') },
    { label: t('menu.remove'), icon: 'remove', isDangerous: true, run: () => setAsked('remove') },
  ]
  const rename = async (name: string) => {
    await renameFile(file.id, name)
    toast(t('renamed'))
    await refreshFiles(queryClient)
  }

  return (
    <div>
      <ActionMenu label={t('menu.label', { name: file.displayName })} actions={actions} />
      <RenameFileDialog isOpen={asked === 'rename'} name={file.displayName} onRename={rename} onClose={close} />
      <PeriodDialog isOpen={asked === 'period'} file={file} onClose={close} />
      <ReceiptDialog isOpen={asked === 'receipt'} file={file} onClose={close} />
      <RemoveDialog isOpen={asked === 'remove'} file={file} onClose={close} />
    </div>
  )
}
