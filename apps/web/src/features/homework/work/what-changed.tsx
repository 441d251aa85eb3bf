import type { HandInVersion } from '@learntrail/contract/homework/hand-in'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { aroundChanges } from '../../../ui/differences/around-changes.ts'
import marks from '../../../ui/differences/differences.module.css'
import { Differences } from '../../../ui/differences/differences.tsx'
import { versionChanges } from './version-changes.rules.ts'
import css from './work.module.css'

interface WhatChangedProps {
  before: HandInVersion | undefined
  version: HandInVersion
  isOpen?: boolean
}

/** Differences between a version and the previous one. */
export function WhatChanged({ before, version, isOpen = false }: WhatChangedProps) {
  if (!before) return null
  return <Changes before={before} version={version} isOpen={isOpen} />
}

function Changes({ before, version, isOpen }: { before: HandInVersion; version: HandInVersion; isOpen: boolean }) {
  const { t } = useTranslation('homework/work')
  const { words, added, removed, files } = useMemo(() => versionChanges(before, version), [before, version])
  const hasWords = words.some(({ kind }) => kind !== 'same')
  return (
    <details className={css.details} open={isOpen || undefined}>
      <summary>{t('changes.title', { number: before.receipt.version })}</summary>
      <div className={`${css.detailsBody} ${marks.marked}`}>
        {hasWords ? (
          <>
            <p className={css.note}>{t('changes.counts', { added, removed })}</p>
            <p className={css.words}>
              <Differences parts={aroundChanges(words)} />
            </p>
          </>
        ) : (
          <p className={css.note}>{t('changes.sameWords')}</p>
        )}
        {files.length > 0 ? (
          <ul className={css.changedFiles} aria-label={t('changes.files')}>
            {files.map(({ kind, name }) => (
              <li key={`${kind} ${name}`}>
                {kind === 'removed' ? (
                  <del>{t(`changes.${kind}`, { name })}</del>
                ) : (
                  <ins>{t(`changes.${kind}`, { name })}</ins>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p className={css.note}>{t('changes.sameFiles')}</p>
        )}
      </div>
    </details>
  )
}
