import type { MyFile } from '@learntrail/contract/files/my-files'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import type { Layout } from './files-wanted.ts'
import { MyFileItem } from './my-file-item.tsx'
import css from './my-file-list.module.css'

interface MyFileListProps {
  files: readonly MyFile[]
  layout: Layout
  chosen: readonly string[]
  onToggle: (file: MyFile) => void
}

/** Number of files on either side that the viewer can turn to. */
const around = 24

export function MyFileList({ files, layout, chosen, onToggle }: MyFileListProps) {
  const { t } = useTranslation('files/my-files')
  return (
    <Card as="ul" padding="none" className={css.list} data-layout={layout} aria-label={t('title')}>
      {files.map((file, index) => {
        const first = Math.max(0, index - around)
        return (
          <MyFileItem
            key={file.id}
            file={file}
            layout={layout}
            viewed={{ ids: files.slice(first, index + around).map(({ id }) => id), index: index - first }}
            isChosen={chosen.includes(file.id)}
            onToggle={() => onToggle(file)}
          />
        )
      })}
    </Card>
  )
}
