import type { MyFile } from '@learntrail/contract/files/my-files'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Chip } from '../../../ui/chip.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { dotted } from '../../../ui/dotted.ts'
import { formatBytes } from '../../../ui/file-size.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { KindBadge } from '../components/kind-badge.tsx'
import { thumbnailOf } from '../file-addresses.ts'
import { kindOf } from '../file-kinds.ts'
import { opensFile } from '../viewer/return-focus.ts'
import { FileUses } from './file-uses.tsx'
import type { Layout } from './files-wanted.ts'
import css from './my-file-list.module.css'
import { MyFileMenu } from './my-file-menu.tsx'

interface MyFileItemProps {
  file: MyFile
  layout: Layout
  /** The files that the viewer can turn to, and the index of this one. */
  viewed: { ids: string[]; index: number }
  isChosen: boolean
  onToggle: () => void
}

export function MyFileItem({ file, layout, viewed, isChosen, onToggle }: MyFileItemProps) {
  const { t } = useTranslation(['files/my-files', 'files'])
  const kind = kindOf(file)
  return (
    <li className={css.item} data-chosen={isChosen || undefined}>
      <div className={css.choice}>
        {file.isUsed ? null : (
          <Checkbox
            size="md"
            aria-label={t('selection.choose', { name: file.displayName })}
            checked={isChosen}
            onChange={onToggle}
          />
        )}
      </div>
      <Link
        className={css.small}
        to={paths.files(viewed.ids, viewed.index)}
        aria-label={t('open', { name: file.displayName })}
        {...opensFile(file.id)}
      >
        <Small file={file} layout={layout} />
      </Link>
      <div className={css.words}>
        <p className={css.name}>{file.displayName}</p>
        <p className={css.facts}>
          {dotted([t(`files:kinds.${kind}`), formatBytes(file.bytes), formatDay(file.createdAt)])}
        </p>
        <FileUses file={file} />
        <Period file={file} />
      </div>
      <MyFileMenu file={file} />
    </li>
  )
}

function Small({ file, layout }: { file: MyFile; layout: Layout }) {
  const [isBroken, setBroken] = useState(false)
  if (file.thumbnailWidths.length === 0 || isBroken) return <KindBadge kind={kindOf(file)} />
  return (
    <img
      src={thumbnailOf(file, layout === 'list' ? 320 : 640)}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}

function Period({ file: { downloadPeriod } }: { file: MyFile }) {
  const { t } = useTranslation('files/my-files')
  if (downloadPeriod === null) return null
  const isOver = new Date(downloadPeriod) < new Date()
  return (
    <p className={css.period}>
      <Chip tone={isOver ? 'rose' : 'honey'}>
        {t(isOver ? 'period.over' : 'period.until', { day: formatDay(downloadPeriod) })}
      </Chip>
    </p>
  )
}
