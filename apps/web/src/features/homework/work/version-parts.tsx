import type { HandInVersion } from '@learntrail/contract/homework/hand-in'
import { useTranslation } from 'react-i18next'
import { ShownFiles } from '../../files/index.ts'
import css from './work.module.css'

/** The record that a version was made from. */
export function VersionSource({ version: { post } }: { version: HandInVersion }) {
  const { t } = useTranslation('homework/work')
  return post ? <p className={css.note}>{t('record.from', { title: post.title || t('record.untitled') })}</p> : null
}

interface VersionFilesProps {
  version: HandInVersion
  /** Ids of files that are shown elsewhere on the screen. */
  without?: readonly string[]
}

export function VersionFiles({ version, without }: VersionFilesProps) {
  return <ShownFiles files={version.files} without={without} />
}
