import type { FileUseSummary, MyFile } from '@learntrail/contract/files/my-files'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useParts } from '../../../feature/use-parts.ts'
import css from './my-file-list.module.css'

/** Everything that uses a file, each with a link. */
export function FileUses({ file }: { file: MyFile }) {
  const { t } = useTranslation('files/my-files')
  if (!file.isUsed) return <p className={css.facts}>{t('uses.none')}</p>
  if (file.uses.length === 0) return <p className={css.facts}>{t('uses.elsewhere')}</p>
  return (
    <ul className={css.uses} aria-label={t('uses.label')}>
      {file.uses.map((use) => (
        <li key={`${use.kind} ${use.id}`}>
          <FileUse use={use} />
        </li>
      ))}
    </ul>
  )
}

function FileUse({ use: { kind, id, title } }: { use: FileUseSummary }) {
  const { t } = useTranslation('files/my-files')
  const [nameOf] = useParts('fileUses').flatMap((names) => names[kind] ?? [])
  const used = nameOf?.(title || t('uses.untitled'), id)
  if (!used) return t('uses.elsewhere')
  return used.to === null ? used.name : <Link to={used.to}>{used.name}</Link>
}
